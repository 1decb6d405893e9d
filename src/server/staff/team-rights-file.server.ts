import type { TeamRightsList } from '../../contract/product-api/desk-rights.schema.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { RightsCalls } from '../backends/product-api/rights-calls.server.ts'

/** Largest page that the product API gives. */
const pageSize = 500
/** A file of more lines is not read by anybody: the list is narrowed instead. */
const mostPages = 40

/** Reads all pages of a list of agreements (P-785). */
export async function readAllTeamRights(
  asked: Parameters<RightsCalls['listTeams']>[0],
  { listTeams }: Pick<RightsCalls, 'listTeams'>,
): Promise<BackendOutcome<TeamRightsList['items']>> {
  const items: TeamRightsList['items'] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const read = await listTeams({ ...asked, filters: { ...asked.filters, page, pageSize } })
    if (read.kind !== 'ok') return read
    items.push(...read.data.items)
    if (page >= read.data.page.pageCount) break
  }
  return { kind: 'ok', status: 200, data: items }
}
