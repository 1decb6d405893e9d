import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { failureCodeOf, outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { teamAdminCalls, teamCalls } from '~/server/composition/partner.server.ts'
import { readTeam } from './read-team.ts'
import type { TeamAdminView, TeamDetailView, TeamsView } from './teams.schema.ts'
import { toTeamAdmin, toTeamsView } from './teams-views.ts'

/** Reads the teams of the signed-in user's company. */
export const getTeams = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle(
      { role: 'partner_user' },
      async ({ data: { locale }, session }): Promise<Outcome<TeamsView>> =>
        outcomeOf(await teamCalls.listTeams({ locale, token: session.accessToken }), toTeamsView),
    ),
  )

const fundsPerPage = 50
const entriesPerPage = 50

type Asking = { readonly locale: Locale; readonly token: string }
type Wanted = { readonly log: boolean; readonly page: number }

/**
 * Reads the part of a team's page for the administrators of the acting team; null if the user has lost the right since
 * the session was read.
 */
async function readAdmin(asking: Asking, { log, page }: Wanted): Promise<Outcome<TeamAdminView | null>> {
  const [team, entries] = await Promise.all([
    teamAdminCalls.get(asking),
    log ? teamAdminCalls.log(asking, { page, pageSize: entriesPerPage }) : null,
  ])
  if (team.kind !== 'ok') {
    const code = failureCodeOf(team)
    return code === 'forbidden' ? success(null) : failure(code)
  }
  if (entries === null) return success(toTeamAdmin(team.data, null))
  return entries.kind === 'ok'
    ? success(toTeamAdmin(team.data, entries.data))
    : failure(failureCodeOf(entries))
}

/** Reads one team that the user may see: `not_found` for any other, whether or not it exists. */
export const getTeam = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      id: z.string().check(z.maxLength(40)),
      page: z.int().check(z.gte(1), z.lte(1000)),
      /** True if the page number is that of the log. */
      log: z.optional(z.boolean()),
    }),
  )
  .handler(
    privateCalls.handle(
      { role: 'partner_user', right: 'funds:read' },
      async ({ data: { id, locale, log = false, page }, session }): Promise<Outcome<TeamDetailView>> => {
        const asking = { locale, token: session.accessToken }
        const filters = { page: log ? 1 : page, pageSize: fundsPerPage }
        const { user } = session
        const isOwn = user.role === 'partner_user' && user.team?.id === id
        const administers = isOwn && user.rights.includes('team:manage')
        const same = <Data>(data: Data): Data => data
        return readTeam(
          { id, administers, log },
          {
            teams: async () => outcomeOf(await teamCalls.listTeams(asking), same),
            funds: async () => outcomeOf(await teamCalls.listTeamFunds({ ...asking, id, filters }), same),
            members: async () => outcomeOf(await teamCalls.listTeamMembers({ ...asking, id }), same),
            admin: () => readAdmin(asking, { log, page }),
          },
        )
      },
    ),
  )
