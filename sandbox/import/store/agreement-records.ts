import { listedKeys, type SheetRow } from '../sheets/sheet.ts'

const clientKinds = ['retail', 'professional'] as const

/** The terms of an agreement, from its row (P-789). */
export function agreementTerms(row: SheetRow, shareIdOf: (code: string) => string) {
  const shares = listedKeys(row.shares)
  const clients = listedKeys(row.clients)
  return {
    agreementSince: row.since ?? '',
    agreementUntil: row.until ?? null,
    subscriptions: row.subscriptions !== 'no',
    shareIds: shares.length === 0 ? null : shares.map(shareIdOf),
    audiences: clientKinds.filter((client) => clients.includes(client)),
  }
}
