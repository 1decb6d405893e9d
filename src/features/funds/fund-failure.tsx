import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import type { Failure, FailureCode } from '~/lib/outcome.ts'
import { useTranslations } from '~/routing/use-locale.ts'

const adviceOf = {
  not_found: 'notFound',
  forbidden: 'forbidden',
  unauthenticated: 'forbidden',
  too_many_requests: 'tooManyRequests',
  invalid_input: 'default',
  unavailable: 'unavailable',
  unexpected_answer: 'unexpectedAnswer',
} as const satisfies Record<FailureCode, string>

type FundFailureProps = {
  readonly failure: Failure
  /** The page's own address: asking again is loading it again. */
  readonly retryAddress: string
}

/** Stands where the answer would: what went wrong, and one way on. */
export function FundFailure({ failure, retryAddress }: FundFailureProps): ReactElement {
  const { errors } = useTranslations()
  return (
    <EmptyState
      title={errors.generic()}
      action={
        <Button asChild variant="outline">
          <a href={retryAddress}>{errors.retry()}</a>
        </Button>
      }
    >
      <p role="alert">{errors.advice[adviceOf[failure.code]]()}</p>
    </EmptyState>
  )
}
