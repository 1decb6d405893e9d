import { oneOf, searchSchema } from '~/routing/search-fields.ts'

/** Search of the page: the path, the step, and what came of the last one. */
export const investorSearchSchema = searchSchema({
  person: oneOf(['natural', 'legal']),
  step: oneOf(['funds']),
  state: oneOf(['sent']),
})

/** What the address says. */
export type InvestorSearch = ReturnType<typeof investorSearchSchema.parse>

/** A person or a company. */
export type Person = NonNullable<InvestorSearch['person']>
