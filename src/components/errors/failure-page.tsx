import { useRouterState } from '@tanstack/react-router'
import { Button } from '~/components/ui/button.tsx'
import { type Failure, type FailureCode, failureStatus } from '~/lib/outcome.ts'
import type { Translations } from '~/lib/translations.ts'
import { ownClick } from '~/routing/plain-links.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { ErrorActions } from './error-actions.tsx'
import { ErrorTemplate } from './error-template.tsx'
import { useFailureAdvice } from './failure-advice.ts'
import { useLoggedError } from './use-logged-error.ts'

const titleOf = (code: FailureCode, { title }: Translations['errors']): string =>
  code === 'not_found' ? title.notFound() : code === 'forbidden' ? title.forbidden() : title.default()

/** A page whose data could not be had: what to do in a sentence, and the same address to try again. */
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
          <Button asChild>
            <a {...ownClick} href={here}>
              {errors.retry()}
            </a>
          </Button>
          <ErrorActions />
        </>
      }
    >
      <p>{advice}</p>
    </ErrorTemplate>
  )
}
