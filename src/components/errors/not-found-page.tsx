import { useRouterState } from '@tanstack/react-router'
import { suggestionOf } from '~/routing/not-found-at.ts'
import { suggestedPath } from '~/routing/suggestions.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { ErrorActions } from './error-actions.tsx'
import { ErrorTemplate } from './error-template.tsx'
import { notFoundMessage, shownPath } from './not-found-message.ts'
import { useLoggedError } from './use-logged-error.ts'

/** The page for an address that leads nowhere; it names the right address where its route or the route table knows one. */
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
