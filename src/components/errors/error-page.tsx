import type { ErrorComponentProps } from '@tanstack/react-router'
import { type ReactElement, useLayoutEffect, useState } from 'react'
import { askAsSent, isCodeMissing } from '~/routing/navigation/as-sent.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { ErrorActions, ErrorTemplate, useLoggedError } from './error-template.tsx'

/** Error page. A page whose scripts cannot be loaded is reloaded from the server; other failures show a message. */
export function ErrorPage({ error }: ErrorComponentProps): ReactElement | null {
  const [isOnItsWay, setIsOnItsWay] = useState(() => isCodeMissing(error))
  useLayoutEffect(() => {
    if (isOnItsWay) setIsOnItsWay(askAsSent())
  }, [isOnItsWay])
  return isOnItsWay ? null : <FaultPage error={error} />
}

/** Page for a bug: the error is reported to the console and the log, never to the visitor. */
function FaultPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { errors } = useTranslations()
  useLoggedError('Error 500', error)
  return (
    <ErrorTemplate title={errors.title.default()} status={500} actions={<ErrorActions />}>
      <p>{errors.advice.default()}</p>
    </ErrorTemplate>
  )
}
