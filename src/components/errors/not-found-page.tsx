import { useRouterState } from '@tanstack/react-router'
import { suggestionOf } from '~/routing/not-found-at.ts'
import { suggestedPath } from '~/routing/suggestions.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { ErrorActions } from './error-actions.tsx'
import { ErrorTemplate } from './error-template.tsx'
import { useLoggedError } from './use-logged-error.ts'

const longestShownPath = 120

const cut = (path: string): string =>
  path.length > longestShownPath ? `${path.slice(0, longestShownPath)}…` : path

/** The page for an address that leads nowhere; it names the right address where its route or the route table knows one. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const { errors } = useTranslations()
  const publicPath = useRouterState({
    select: (state) => new URL(state.location.publicHref, 'http://_').pathname,
  })
  const suggestion = suggestionOf(data) ?? suggestedPath(publicPath)
  useLoggedError(`Page Not Found ${cut(publicPath)}`)
  return (
    <ErrorTemplate title={errors.title.notFound()} status={404} actions={<ErrorActions />}>
      <p>{errors.advice.notFound()}</p>
      <p className="break-all text-base">{cut(publicPath)}</p>
      {suggestion && (
        <p>
          {errors.suggestion()} <a href={suggestion}>{suggestion}</a>
        </p>
      )}
    </ErrorTemplate>
  )
}
