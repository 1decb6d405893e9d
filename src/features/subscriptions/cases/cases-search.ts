import { oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Parts of the list of cases. */
export const caseGroups = ['drafts', 'open', 'ended'] as const

/** Search of the list of cases. */
export const casesSearchSchema = searchSchema({ group: oneOf(caseGroups), page: pageNumber(10_000) })

export type CasesSearch = ReturnType<typeof casesSearchSchema.parse>

/** Search of a case: the step, and the result of an action. */
export const caseSearchSchema = searchSchema({
  step: oneOf(['documents', 'warnings', 'review']),
  state: oneOf(['added', 'removed', 'asked', 'sent', 'written', 'withdrawn', 'late', 'moved']),
})

export type CaseSearch = ReturnType<typeof caseSearchSchema.parse>

/** Search of a case in the staff's space. */
export const staffCaseSearchSchema = searchSchema({ state: oneOf(['decided', 'written', 'late', 'moved']) })

export type StaffCaseSearch = ReturnType<typeof staffCaseSearchSchema.parse>
