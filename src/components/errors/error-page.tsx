import type { ErrorComponentProps } from '@tanstack/react-router'
import { type ReactElement, useLayoutEffect, useState } from 'react'
import { askAsSent, isCodeMissing } from '~/routing/navigation/as-sent.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { ErrorActions, ErrorTemplate, useLoggedError } from './error-template.tsx'

/** A page whose scripts cannot be had comes from the server instead; one that failed otherwise says so. */
export function ErrorPage({ error }: ErrorComponentProps): ReactElement | null {
  const [isOnItsWay, setIsOnItsWay] = useState(() => isCodeMissing(error))
  useLayoutEffect(() => {
    if (isOnItsWay) setIsOnItsWay(askAsSent())
  }, [isOnItsWay])
  return isOnItsWay ? null : <FaultPage error={error} />
}

/** The page for a bug: what happened is told to the console and the log, never to the visitor. */
function FaultPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { errors } = useTranslations()
  useLoggedError('Error 500', error)
  return (
    <ErrorTemplate title={errors.title.default()} status={500} actions={<ErrorActions />}>
      <p>{errors.advice.default()}</p>
    </ErrorTemplate>
  )
}
