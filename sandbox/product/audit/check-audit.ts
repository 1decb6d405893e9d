import { asc, gt } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { auditLog } from '../../database/schema/index.ts'
import { type AuditRow, chainStart, digestOf } from './audit-record.ts'

/** A noted end of the chain: the number and the digest of the entry that was then the last. */
export type AuditAnchor = { readonly id: number; readonly hash: string }

/**
 * Break of the chain. `changed`: the entry does not match its digest; `unlinked`: it does not follow the previous one;
 * `missing`: no entry has this number; `replaced`: it differs from the one that an anchor records, so the chain was
 * rewritten.
 */
export type AuditBreak = {
  readonly id: number
  readonly reason: 'changed' | 'unlinked' | 'missing' | 'replaced'
}

/** Result of a check. `end` is to be noted elsewhere: only an anchor shows that entries were cut off. */
export type AuditCheck = {
  readonly count: number
  readonly end: AuditAnchor | undefined
  readonly broken: AuditBreak | undefined
}

const rowsAtOnce = 1000

type State = { readonly id: number; readonly hash: string | null }

function breakAt(
  row: AuditRow,
  before: State,
  anchor: AuditAnchor | undefined,
): AuditBreak['reason'] | undefined {
  const { hash, previousHash } = row
  // Entries from before the chain have no digest; behind one that has, none may lack it.
  if (hash === null && before.hash === null) return undefined
  if (hash === null || previousHash === null) return 'changed'
  if (digestOf({ ...row, previousHash }) !== hash) return 'changed'
  if (previousHash !== (before.hash ?? chainStart)) return 'unlinked'
  return anchor?.id === row.id && anchor.hash !== hash ? 'replaced' : undefined
}

function firstBreak(
  rows: readonly AuditRow[],
  before: State,
  anchor: AuditAnchor | undefined,
): AuditBreak | undefined {
  let last = before
  for (const row of rows) {
    // Numbers from before the chain came from a sequence, which leaves gaps.
    if (row.hash !== null && row.id !== last.id + 1) return { id: last.id + 1, reason: 'missing' }
    const reason = breakAt(row, last, anchor)
    if (reason !== undefined) return { id: row.id, reason }
    last = row
  }
  return undefined
}

/** Reads the whole audit log and finds the first entry that breaks its chain. */
export async function checkAudit(db: Db, anchor?: AuditAnchor): Promise<AuditCheck> {
  let last: State = { id: 0, hash: null }
  let count = 0
  for (;;) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(gt(auditLog.id, last.id))
      .orderBy(asc(auditLog.id))
      .limit(rowsAtOnce)
    const broken = firstBreak(rows, last, anchor)
    count += rows.length
    last = rows.at(-1) ?? last
    if (broken === undefined && rows.length === rowsAtOnce) continue
    const end = last.hash === null ? undefined : { id: last.id, hash: last.hash }
    const isCut = broken === undefined && anchor !== undefined && anchor.id > last.id
    return { count, end, broken: isCut ? { id: last.id + 1, reason: 'missing' } : broken }
  }
}
