import { sql } from 'drizzle-orm'
import type { ReceiptsPublicationBody } from '../../../src/contract/product-api/desk-receipt.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { StaffCaller } from '../../content/users/staff-directory.ts'
import type { SandboxDeps } from '../../deps.ts'
import { fundNumberOf, insertEntry } from '../desk/insert-entry.ts'
import { type EntryOutcome, publicationLock } from '../desk/publication-rows.ts'
import { type CheckedReceipts, checkReceipts } from './check-receipts.ts'
import { entryOf, recordReceipts } from './record-receipts.ts'

type EnterDeps = Pick<SandboxDeps, 'db' | 'now'>

const invalid = ({ refused }: CheckedReceipts): EntryOutcome => ({
  kind: 'invalid',
  faults: refused.map(({ code, line }) => ({ path: `lines.${line}`, code })),
})

/**
 * Enters what was received for calls (P-676). Lines that are wrong are no part of the entry, which names them; where
 * all of them are, there is none. Holders see nothing of it until another member of staff has approved it.
 */
export async function enterReceipts(
  { db, now }: EnterDeps,
  staff: StaffCaller,
  { fund, kind, lines }: ReceiptsPublicationBody,
): Promise<EntryOutcome> {
  const at = now()
  const fundId = fundNumberOf(fund)
  return db.transaction(async (transaction): Promise<EntryOutcome> => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${publicationLock})`)
    const checked = await checkReceipts(transaction, { fundId, lines, today: plainDateAt(at) })
    const [first] = checked.accepted
    if (first === undefined) return invalid(checked)
    const entry = entryOf(checked)
    const id = await insertEntry(transaction, staff, {
      ...{ kind, fund, shareId: first.notice.shareId, entry, at },
      details: {
        ...{ kind, fund, share: first.notice.shareId, amount: entry.amount },
        lines: String(checked.accepted.length),
      },
    })
    await recordReceipts(transaction, checked, { publicationId: id, by: staff.name, at })
    return { kind: 'entered', id }
  })
}
