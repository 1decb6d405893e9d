import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { asOfDay } from '~/lib/as-of.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { rightsCalls } from '~/server/composition/rights.server.ts'
import { deskCalls, staffCalls } from '~/server/composition/staff.server.ts'
import type { StaffMemberView, TeamRightsList, TeamRightsView } from './rights.schema.ts'
import { toStaffRights, toTeamRights, toTeamRightsList } from './rights.ts'
import { teamRightsPageSchema, teamRightsSearchSchema } from './rights-search.ts'

const pageSize = 25
const mostFunds = 12

/** Reads a page of the agreements of partner teams, for staff (P-780). */
export const getTeamRightsList = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(teamRightsSearchSchema) }))
  .handler(
    staffCalls.handle(async ({ data: { locale, search }, token }): Promise<Outcome<TeamRightsList>> => {
      const { date, page = 1, ...asked } = search
      const asOf = asOfDay(date, new Date())
      const filters = { ...asked, on: asOf.day, page, pageSize }
      return outcomeOf(await rightsCalls.listTeams({ locale, token, filters }), (list) =>
        toTeamRightsList(list, asOf),
      )
    }),
  )

type Asking = { readonly locale: 'fr' | 'en'; readonly token: string }

async function findFunds(locale: 'fr' | 'en', name: string | undefined) {
  if (name === undefined) return success(null)
  const filters = { q: name, pageSize: mostFunds }
  return outcomeOf(await productApi.listFunds({ locale, filters, isKept: false }), ({ items }) =>
    items.map(({ id, name: title }) => ({ id, name: title })),
  )
}

async function readFund(asking: Asking, id: string | undefined) {
  if (id === undefined) return success(null)
  return outcomeOf(await deskCalls.getPublishingOptions({ ...asking, id }), ({ fund, shares }) => ({
    fund: { id: fund.id, name: fund.name },
    shares: shares.map((share) => ({ id: share.id, name: share.name })),
  }))
}

/** Reads what a partner team and its members may do, for staff (P-780, P-781). */
export const getTeamRights = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      id: z.string().check(z.maxLength(40)),
      search: checkedSearch(teamRightsPageSchema),
    }),
  )
  .handler(
    staffCalls.handle(async ({ data: { id, locale, search }, token }): Promise<Outcome<TeamRightsView>> => {
      const asking = { locale, token }
      const [team, found, opened] = await Promise.all([
        rightsCalls.getTeam({ ...asking, id }),
        findFunds(locale, search.find),
        readFund(asking, search.fund),
      ])
      if (!found.ok) return found
      if (!opened.ok) return opened
      const beside = { found: found.data, opened: opened.data, today: plainDateAt(new Date()) }
      return outcomeOf(team, (read) => toTeamRights(read, beside))
    }),
  )

/** Reads what each member of staff may do (P-783). */
export const getStaffRights = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    staffCalls.handle(
      async ({ data: { locale }, token }): Promise<Outcome<StaffMemberView[]>> =>
        outcomeOf(await rightsCalls.getStaff({ locale, token }), toStaffRights),
    ),
  )
