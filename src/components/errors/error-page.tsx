import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { ErrorActions, ErrorTemplate, useLoggedError } from './error-template.tsx'

/** The page for a bug: what happened is told to the console and the log, never to the visitor. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { errors } = useTranslations()
  useLoggedError('Error 500', error)
  return (
    <ErrorTemplate title={errors.title.default()} status={500} actions={<ErrorActions />}>
      <p>{errors.advice.default()}</p>
    </ErrorTemplate>
  )
}
