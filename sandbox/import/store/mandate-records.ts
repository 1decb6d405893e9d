import { randomUUID } from 'node:crypto'
import { asc, desc, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { mandates } from '../../database/schema/index.ts'
import { appendAudit } from '../../product/audit/append-audit.ts'
import { endEarlier } from '../../product/mandates/enter-mandate.ts'
import { isBetween } from '../../product/mandates/mandate-rows.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { flagText } from './stored-rows.ts'
import { slices } from './upsert.ts'

type MandateRecord = typeof mandates.$inferSelect

/**
 * Loads the mandates that nobody has ended, between these people. Of one in force and its renewal, which has yet to begin, the
 * sheet has the renewal.
 */
export async function loadMandates(db: Db, emails: ReadonlyMap<string, string>) {
  const stored = await db
    .selectDistinctOn([mandates.accountId, mandates.holderId])
    .from(mandates)
    .where(isNull(mandates.endedAt))
    .orderBy(asc(mandates.accountId), asc(mandates.holderId), desc(mandates.since), asc(mandates.id))
  return stored.flatMap(({ accountId, holderId, id, mailsFrom, power, scope, since, until }) => {
    const [person, holder] = [emails.get(accountId), emails.get(holderId)]
    if (person === undefined || holder === undefined) return []
    const emailed = flagText(mailsFrom !== null)
    const row: SheetRow = { person, holder, covers: scope, allows: power, since, until, emailed }
    return [{ id, row }]
  })
}

const scopeOf = (code: string | null | undefined): MandateRecord['scope'] =>
  code === 'documents' || code === 'figures' ? code : 'both'

/** Builds the record of a mandate; a code that the sheet's columns would refuse allows nothing but reading. */
const mandateRecord = (
  row: SheetRow,
  ids: Pick<MandateRecord, 'accountId' | 'holderId'>,
  now: Date,
): MandateRecord => ({
  id: `mdt-${randomUUID()}`,
  ...ids,
  scope: scopeOf(row.covers),
  power: row.allows === 'act' ? 'act' : 'read',
  since: row.since ?? '',
  until: row.until ?? null,
  endedAt: null,
  mailsFrom: row.emailed === 'yes' ? now : null,
  endToldAt: null,
})

/**
 * Records who may act for whom, in place of earlier mandates by the rule for those that staff enter: a renewal leaves the one
 * in force until the day before. Staff read it in the history of both (P-696).
 */
export async function recordMandate(
  db: Db,
  row: SheetRow,
  ids: Pick<MandateRecord, 'accountId' | 'holderId'>,
  now: Date,
): Promise<void> {
  const record = mandateRecord(row, ids, now)
  const { accountId, holderId, id, power, scope, since, until } = record
  await endEarlier(db, record, now)
  await db.insert(mandates).values(record)
  await appendAudit(db, {
    ...{ happenedAt: now, actor: 'import', action: 'mandate_entered' as const, subject: holderId },
    details: { mandate: id, person: accountId, scope, power, since, until: until ?? '' },
  })
}

/**
 * Ends mandates at once, those in use included, with what else runs between the same two. They stay stored, as those that staff
 * end do.
 */
export async function endMandates(db: Db, ids: readonly string[], now: Date): Promise<void> {
  for (const slice of slices(ids)) {
    const pairs = await db.select().from(mandates).where(inArray(mandates.id, slice))
    if (pairs.length === 0) continue
    const isListed = or(...pairs.map(isBetween))
    const ended = await db.update(mandates).set({ endedAt: now }).where(isListed).returning()
    for (const { accountId, holderId, id } of ended)
      await appendAudit(db, {
        ...{ happenedAt: now, actor: 'import', action: 'mandate_ended' as const, subject: holderId },
        details: { mandate: id, person: accountId },
      })
  }
}
