import type { FormDraft } from '~/lib/form/form-response.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { redirectTo } from '~/routing/addresses/links.tsx'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { StepFormProps } from './identity-step.tsx'
import { getFundOptions, getSavedForm } from './registration.functions.ts'
import type { FundOption, InvestorSearch, Person } from './registration.schema.ts'

/** Step that the page shows. */
export type InvestorStep =
  | { readonly kind: 'path' }
  | { readonly kind: 'sent'; readonly email: string | null }
  | (StepFormProps & {
      readonly kind: 'identity'
      readonly person: Person
      /** True if the second step was sent before this one was complete. */
      readonly isIncomplete: boolean
    })
  | (StepFormProps & {
      readonly kind: 'funds'
      readonly person: Person
      readonly funds: Outcome<readonly FundOption[]>
    })

type DraftOf = (form: string) => Promise<FormDraft | null>

async function fundsStep(person: Person, locale: Locale, draftOf: DraftOf): Promise<InvestorStep> {
  const identity = `investor-${person}`
  const form = `${identity}-funds`
  const [{ done, values }, funds, draft] = await Promise.all([
    getSavedForm({ data: { form } }),
    getFundOptions({ data: { locale } }),
    draftOf(form),
  ])
  // The second step without the first one is no address: the order cannot be skipped.
  if (!done.includes(identity)) throw redirectTo({ to: '/investor/register', locale, search: { person } })
  return { kind: 'funds', person, funds, kept: values, draft }
}

/** Loads the step to show for a URL; `draftOf` finds the draft of a browser without scripts. */
export async function loadInvestorStep(
  { person, state, step }: InvestorSearch,
  locale: Locale,
  draftOf: DraftOf,
): Promise<InvestorStep> {
  if (state === 'sent') return { kind: 'sent', email: (await getSavedForm({ data: { form: '' } })).email }
  if (person === undefined) return { kind: 'path' }
  if (step === 'funds') return fundsStep(person, locale, draftOf)
  const form = `investor-${person}`
  const [{ values }, draft] = await Promise.all([getSavedForm({ data: { form } }), draftOf(form)])
  return { kind: 'identity', person, kept: values, draft, isIncomplete: state === 'incomplete' }
}
