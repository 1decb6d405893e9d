import {
  day,
  freeText,
  matching,
  oneOf,
  pageNumber,
  searchSchema,
} from '~/routing/addresses/search-fields.ts'

/** States to narrow the list to; those in force without one. */
export const agreementStates = ['expiring', 'to_come', 'over', 'none'] as const

/** Search of the list: words of the team and of the fund, a state, and the day as of which it is read. */
export const teamRightsSearchSchema = searchSchema({
  q: freeText(100),
  fund: freeText(100),
  state: oneOf(agreementStates),
  date: day(),
  page: pageNumber(10_000),
})

const isFund = (text: string) => /^fnd-\d{1,9}$/.test(text)
const isId = (text: string) => /^[\w-]{1,60}$/.test(text)

/** Search of a team's page: the fund or the member whose form is open, or the name of a fund that is looked for. */
export const teamRightsPageSchema = searchSchema({
  fund: matching(isFund),
  member: matching(isId),
  find: freeText(100),
})

/** Search of the page of staff: the member whose form is open. */
export const staffRightsSearchSchema = searchSchema({ member: matching(isId) })

export type TeamRightsSearch = ReturnType<typeof teamRightsSearchSchema.parse>
export type TeamRightsPageSearch = ReturnType<typeof teamRightsPageSchema.parse>
