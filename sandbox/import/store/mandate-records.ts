import { asc, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { mandates } from '../../database/schema/index.ts'
import { appendAudit } from '../../product/audit/append-audit.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { slices } from './upsert.ts'

type MandateRecord = typeof mandates.$inferSelect

/** Loads the mandates that nobody has ended, between these people. */
export async function loadMandates(db: Db, emails: ReadonlyMap<string, string>) {
  const stored = await db.select().from(mandates).where(isNull(mandates.endedAt)).orderBy(asc(mandates.id))
  return stored.flatMap(({ accountId, holderId, id, power, scope, since, until }) => {
    const [person, holder] = [emails.get(accountId), emails.get(holderId)]
    if (person === undefined || holder === undefined) return []
    const row: SheetRow = { person, holder, covers: scope, allows: power, since, until }
    return [{ id, row }]
  })
}

const scopeOf = (code: string | null | undefined): MandateRecord['scope'] =>
  code === 'documents' || code === 'figures' ? code : 'both'

/** Builds the record of a mandate; a code that the sheet's columns would refuse allows nothing but reading. */
export const mandateRecord = (
  row: SheetRow,
  ids: Pick<MandateRecord, 'id' | 'accountId' | 'holderId'>,
): MandateRecord => ({
  ...ids,
  scope: scopeOf(row.covers),
  power: row.allows === 'act' ? 'act' : 'read',
  since: row.since ?? '',
  until: row.until ?? null,
  endedAt: null,
})

/** Records who may now act for whom: staff read it in the history of both (P-696). */
export async function auditMandates(db: Db, written: readonly MandateRecord[], now: Date): Promise<void> {
  for (const { accountId, holderId, id, power, scope, since, until } of written)
    await appendAudit(db, {
      ...{ happenedAt: now, actor: 'import', action: 'mandate_entered', subject: holderId },
      details: { mandate: id, person: accountId, scope, power, since, until: until ?? '' },
    })
}

/** Ends mandates at once, those in use included. They stay stored, as those that staff end do. */
export async function endMandates(db: Db, ids: readonly string[], now: Date): Promise<void> {
  for (const slice of slices(ids)) {
    const isListed = inArray(mandates.id, slice)
    const ended = await db.update(mandates).set({ endedAt: now }).where(isListed).returning()
    for (const { accountId, holderId, id } of ended)
      await appendAudit(db, {
        ...{ happenedAt: now, actor: 'import', action: 'mandate_ended', subject: holderId },
        details: { mandate: id, person: accountId },
      })
  }
}
