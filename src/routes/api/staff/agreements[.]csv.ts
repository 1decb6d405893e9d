import { createFileRoute } from '@tanstack/react-router'
import { agreementsResponse } from '~/features/rights/rights-file.ts'
import { teamRightsSearchSchema } from '~/features/rights/rights-search.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { toLocale } from '~/routing/addresses/locales.ts'
import { rightsCalls } from '~/server/composition/rights.server.ts'
import { staffCalls } from '~/server/composition/staff.server.ts'
import { failurePage } from '~/server/http/failure-page.server.ts'
import { readAllTeamRights } from '~/server/staff/team-rights-file.server.ts'

async function handleFile(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = toLocale(searchParams.get('locale'))
  const token = await staffCalls.tokenOf(request)
  if (token === undefined) return failurePage(undefined, locale)
  const { date, page: _page, ...asked } = teamRightsSearchSchema.parse(Object.fromEntries(searchParams))
  const on = date ?? plainDateAt(new Date())
  const read = await readAllTeamRights({ locale, token, filters: { ...asked, on } }, rightsCalls)
  if (read.kind !== 'ok') return failurePage(read, locale)
  return agreementsResponse(read.data, { day: on, locale })
}

/** `GET /api/staff/agreements.csv?locale=`: the agreements of the list, all pages, as data (P-785). */
export const Route = createFileRoute('/api/staff/agreements.csv')({
  server: { handlers: { GET: ({ request }) => handleFile(request) } },
})
