import type { FailureCode } from '~/lib/outcome.ts'
import type { Translations } from '~/lib/translations.ts'
import { useTranslations } from '~/routing/use-locale.ts'

const adviceByCode: Record<FailureCode, (errors: Translations['errors']) => string> = {
  not_found: (errors) => errors.advice.notFound(),
  forbidden: (errors) => errors.advice.forbidden(),
  unauthenticated: (errors) => errors.advice.forbidden(),
  too_many_requests: (errors) => errors.advice.tooManyRequests(),
  invalid_input: (errors) => errors.advice.badRequest(),
  unavailable: (errors) => errors.advice.unavailable(),
  unexpected_answer: (errors) => errors.advice.unexpectedAnswer(),
}

/** What a visitor can do about a failure, in the page's language. */
export function useFailureAdvice(code: FailureCode): string {
  return adviceByCode[code](useTranslations().errors)
}
