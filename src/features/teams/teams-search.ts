import { oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Search of the teams page: the result of one of its forms. */
export const teamsSearchSchema = searchSchema({ state: oneOf(['switched', 'added']) })

export type TeamsSearch = ReturnType<typeof teamsSearchSchema.parse>

/** Search of one team's page: the page number of its funds. */
export const teamSearchSchema = searchSchema({ page: pageNumber(1000) })
