import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { failureCodeOf, outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { teamCalls } from '~/server/composition/partner.server.ts'
import type { TeamDetailView, TeamsView } from './teams.schema.ts'
import { toTeamDetail, toTeamsView } from './teams-views.ts'

/** Reads the teams of the signed-in user's company. */
export const getTeams = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.answer(
      { role: 'partner_user' },
      async ({ data: { locale }, session }): Promise<Outcome<TeamsView>> =>
        outcomeOf(await teamCalls.listTeams({ locale, token: session.accessToken }), toTeamsView),
    ),
  )

const fundsPerPage = 50

/** Reads one team that the user may see: `not_found` for any other, whether or not it exists. */
export const getTeam = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      id: z.string().check(z.maxLength(40)),
      page: z.int().check(z.gte(1), z.lte(1000)),
    }),
  )
  .handler(
    privateCalls.answer(
      { role: 'partner_user', right: 'funds:read' },
      async ({ data: { id, locale, page }, session }): Promise<Outcome<TeamDetailView>> => {
        const asking = { locale, token: session.accessToken }
        const filters = { page, pageSize: fundsPerPage }
        const [teams, funds, members] = await Promise.all([
          teamCalls.listTeams(asking),
          teamCalls.listTeamFunds({ ...asking, id, filters }),
          teamCalls.listTeamMembers({ ...asking, id }),
        ])
        if (teams.kind !== 'ok') return failure(failureCodeOf(teams))
        if (funds.kind !== 'ok') return failure(failureCodeOf(funds))
        if (members.kind !== 'ok') return failure(failureCodeOf(members))
        const detail = toTeamDetail(id, { teams: teams.data, funds: funds.data, members: members.data })
        return detail === undefined ? failure('not_found') : success(detail)
      },
    ),
  )
