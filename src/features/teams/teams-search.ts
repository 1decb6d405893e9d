import { oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Search of the page of teams: what came of a form on it. */
export const teamsSearchSchema = searchSchema({ state: oneOf(['switched', 'added']) })

export type TeamsSearch = ReturnType<typeof teamsSearchSchema.parse>

/** Search of one team's page: which page of its funds. */
export const teamSearchSchema = searchSchema({ page: pageNumber(1000) })
