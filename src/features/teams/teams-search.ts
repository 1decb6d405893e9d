import { isCode, matching, oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Search of the teams page: the result of one of its forms. */
export const teamsSearchSchema = searchSchema({ state: oneOf(['switched', 'added']) })

export type TeamsSearch = ReturnType<typeof teamsSearchSchema.parse>

/** Search of a team's page: its part for administrators, a member, the result of a form, and the page of its list. */
export const teamSearchSchema = searchSchema({
  part: oneOf(['requests', 'log']),
  member: matching(isCode),
  state: oneOf(['rights', 'suspended', 'restored', 'handed', 'accepted', 'declined', 'late']),
  page: pageNumber(1000),
})

export type TeamSearch = ReturnType<typeof teamSearchSchema.parse>
