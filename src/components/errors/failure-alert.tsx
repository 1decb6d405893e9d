import { useRouterState } from '@tanstack/react-router'
import { Alert } from '~/components/ui/alert.tsx'
import type { Failure } from '~/lib/outcome.ts'
import { ownClick } from '~/routing/plain-links.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { useFailureAdvice } from './failure-advice.ts'

/** In the place of a part of a page whose data could not be had; the rest of the page still serves. */
export function FailureAlert({ failure }: { failure: Failure }) {
  const here = useRouterState({ select: (state) => state.location.publicHref })
  return <FailureNote failure={failure} here={here} />
}

/** The same in a part that is kept, of the page at `here`. */
export function FailureNote({ failure, here }: { failure: Failure; here: string }) {
  const { errors } = useTranslations()
  const advice = useFailureAdvice(failure.code)
  return (
    <Alert
      tone="warning"
      action={
        <a {...ownClick} href={here} className="text-link">
          {errors.retry()}
        </a>
      }
      className="my-8"
    >
      {advice}
    </Alert>
  )
}
