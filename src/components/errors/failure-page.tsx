import { useRouterState } from '@tanstack/react-router'
import { Button } from '~/components/ui/button.tsx'
import { type Failure, type FailureCode, failureStatus } from '~/lib/outcome.ts'
import type { Translations } from '~/lib/translations.ts'
import { nativeNavigation } from '~/routing/navigation/link-navigation.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Alert } from '../ui/alert.tsx'
import { ErrorActions, ErrorTemplate, useLoggedError } from './error-template.tsx'

const adviceByCode: Record<FailureCode, (errors: Translations['errors']) => string> = {
  not_found: (errors) => errors.advice.notFound(),
  forbidden: (errors) => errors.advice.forbidden(),
  unauthenticated: (errors) => errors.advice.forbidden(),
  too_many_requests: (errors) => errors.advice.tooManyRequests(),
  invalid_input: (errors) => errors.advice.badRequest(),
  unavailable: (errors) => errors.advice.unavailable(),
  unexpected_answer: (errors) => errors.advice.unexpectedAnswer(),
}

/** Returns advice to the visitor about a failure, in the page's language. */
function useFailureAdvice(code: FailureCode): string {
  return adviceByCode[code](useTranslations().errors)
}

const titleOf = (code: FailureCode, { title }: Translations['errors']): string =>
  code === 'not_found' ? title.notFound() : code === 'forbidden' ? title.forbidden() : title.default()

/** Reports whether the same URL may work later: missing or forbidden resources stay so (P-044). */
const mayPass = (code: FailureCode): boolean =>
  !['forbidden', 'unauthenticated', 'not_found', 'invalid_input'].includes(code)

/** Page whose data could not be loaded: advice in a sentence, and a link to the same URL if a retry may help. */
export function FailurePage({ failure }: { failure: Failure }) {
  const { errors } = useTranslations()
  const here = useRouterState({ select: (state) => state.location.publicHref })
  const advice = useFailureAdvice(failure.code)
  const status = failureStatus[failure.code]
  useLoggedError(`Error ${status}`)
  return (
    <ErrorTemplate
      title={titleOf(failure.code, errors)}
      status={status}
      actions={
        <>
          {mayPass(failure.code) && (
            <Button asChild>
              <a {...nativeNavigation} href={here}>
                {errors.retry()}
              </a>
            </Button>
          )}
          <ErrorActions />
        </>
      }
    >
      <p>{advice}</p>
    </ErrorTemplate>
  )
}

/** Alert in place of a part whose data could not be loaded; the rest of the page still works. */
export function FailureAlert({ failure }: { failure: Failure }) {
  const here = useRouterState({ select: (state) => state.location.publicHref })
  return <FailureNote failure={failure} here={here} />
}

/** The same in a static fragment, for the page at `here`. */
export function FailureNote({ failure, here }: { failure: Failure; here: string }) {
  const { errors } = useTranslations()
  const advice = useFailureAdvice(failure.code)
  return (
    <Alert
      tone="warning"
      action={
        <a {...nativeNavigation} href={here} className="text-link">
          {errors.retry()}
        </a>
      }
      className="my-8"
    >
      {advice}
    </Alert>
  )
}
