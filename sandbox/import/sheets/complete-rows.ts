import { slugOf } from '../../product/search-text.ts'
import { keyList, listedKeys, type SheetRow } from './sheet.ts'

/** Columns with a text in both languages, without the language suffix. */
const localizedColumns = [
  'summary',
  'taxation',
  'diversification',
  'strategy_text',
  'valuation_text',
  'taxation_text',
  'title',
  'position',
  'biography',
  'label',
  'value',
  'name',
  'sector',
  'country',
]

/** Copies an empty text from the other language. */
function withBothLanguages(row: SheetRow): SheetRow {
  const filled = localizedColumns.flatMap((name) => {
    const [fr, en] = [`${name}_fr`, `${name}_en`]
    const text = row[fr] ?? row[en] ?? null
    return fr in row && text !== null ? [[fr, row[fr] ?? text] as const, [en, row[en] ?? text] as const] : []
  })
  return { ...row, ...Object.fromEntries(filled) }
}

function completeFund(row: SheetRow): SheetRow {
  const listed = row.listed ?? 'yes'
  // A name without Latin letters has no slug; the code always has one.
  const slug = slugOf(row.name ?? '') || slugOf(row.fund ?? '')
  const addressFr = row.address_fr ?? slug
  const addresses =
    listed === 'yes'
      ? { address_fr: addressFr, address_en: row.address_en ?? addressFr }
      : { address_fr: null, address_en: null }
  return { ...withBothLanguages(row), listed, ...addresses, currency_risk: row.currency_risk ?? 'no' }
}

/** Fills in the defaults of funds. */
export const completeFunds = (rows: readonly SheetRow[]): readonly SheetRow[] => rows.map(completeFund)

/** Numbers rows without a position by their order within their fund, starting at 1. */
export function numberRows(rows: readonly SheetRow[]): readonly SheetRow[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const next = (counts.get(row.fund ?? '') ?? 0) + 1
    counts.set(row.fund ?? '', next)
    return { ...withBothLanguages(row), position: row.position ?? String(next) }
  })
}

/** Renumbers positions for storage: 1, 2, 3 … within each fund, in the order of the sheet's positions. */
export function rankRows(rows: readonly SheetRow[]): readonly SheetRow[] {
  const ranks = new Map<SheetRow, string>()
  const counts = new Map<string, number>()
  const numbered = numberRows(rows)
  for (const row of numbered.toSorted((left, right) => Number(left.position) - Number(right.position))) {
    const rank = (counts.get(row.fund ?? '') ?? 0) + 1
    counts.set(row.fund ?? '', rank)
    ranks.set(row, String(rank))
  }
  return numbered.map((row) => ({ ...row, position: ranks.get(row) ?? null }))
}

/** Fills in the defaults of people: confirmed and approved. */
export const completePeople = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.map((row) => ({
    ...row,
    verification: row.verification ?? 'approved',
    confirmed: row.confirmed ?? 'yes',
    chooses_company: row.chooses_company ?? (row.type === 'partner' ? 'yes' : 'no'),
  }))

/** Fills in a document's year from its publication date. */
export const completeDocuments = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.map((row) => ({
    ...withBothLanguages(row),
    year: row.year ?? row.published_on?.slice(0, 4) ?? null,
    access: row.access ?? 'public',
  }))

/** Fills in the default of teams: approved. */
export const completeTeams = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.map((row) => ({ ...row, approved: row.approved ?? 'yes' }))

/** Clients of an agreement in one order, as the export writes them; all without a cell. */
function clientsOf({ clients = null }: SheetRow): string {
  if (clients === null) return clientsText(['retail', 'professional'])
  return clientsText(listedKeys(clients).filter((client) => client !== 'none'))
}

/** The cell of the clients to whom a team may give marketing documents. */
export const clientsText = (clients: readonly string[]): string => keyList(clients) ?? 'none'

/** Fills in the defaults of agreements: subscriptions, and marketing documents for all clients. */
export const completeAgreements = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.map((row) => ({
    ...row,
    subscriptions: row.subscriptions ?? 'yes',
    shares: keyList(listedKeys(row.shares)),
    clients: clientsOf(row),
  }))

/** Fills in the default of mandates: emails go to the holder alone. */
export const completeMandates = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.map((row) => ({ ...row, emailed: row.emailed ?? 'no' }))
