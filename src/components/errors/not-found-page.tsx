import { useRouterState } from '@tanstack/react-router'
import { suggestedPath } from '~/routing/addresses/suggestions.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { suggestionOf } from '~/routing/page-status/loader-result.ts'
import { ErrorActions, ErrorTemplate, useLoggedError } from './error-template.tsx'

const longestShown = 120

/** A path as the 404 page shows it: as it was asked for, percent-encoded, cut where it is long and never in an escape. */
export const shownPath = (path: string): string =>
  path.length > longestShown ? `${path.slice(0, longestShown).replace(/%.?$/, '')}…` : path

/** Message of an unknown path (P-043). */
export const notFoundMessage = (path: string): string => `Page Not Found ${shownPath(path)}`

/** Page for an unknown URL; it suggests the right one if its route or the route table knows it. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const { errors } = useTranslations()
  const publicPath = useRouterState({
    select: (state) => new URL(state.location.publicHref, 'http://_').pathname,
  })
  const suggestion = suggestionOf(data) ?? suggestedPath(publicPath)
  useLoggedError(notFoundMessage(publicPath))
  return (
    <ErrorTemplate title={errors.title.notFound()} status={404} actions={<ErrorActions />}>
      <p>{errors.advice.notFound()}</p>
      <p className="break-all text-base">{shownPath(publicPath)}</p>
      {suggestion && (
        <p>
          {errors.suggestion()}{' '}
          <a href={suggestion} className="text-link">
            {suggestion}
          </a>
        </p>
      )}
    </ErrorTemplate>
  )
}
