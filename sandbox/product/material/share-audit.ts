import type { Db } from '../../database/open-database.ts'
import type { shareLinks } from '../../database/schema/index.ts'
import { appendAudit } from '../audit/append-audit.ts'

type ShareEntry = {
  /** Account id of the person who acts. */
  readonly actor: string
  readonly link: Pick<typeof shareLinks.$inferSelect, 'documentId' | 'id' | 'teamId'>
  readonly now: Date
}

/**
 * Writes into the audit log, and so into the team's part of it, that a link was created or ended (P-646). The log cannot
 * forget: it names the link by its id, and not the recipient.
 */
export function appendShareAudit(
  db: Db,
  action: 'share_created' | 'share_ended',
  { actor, link: { documentId, id, teamId }, now }: ShareEntry,
): Promise<void> {
  return appendAudit(db, {
    ...{ action, actor, subject: `shl-${id}`, happenedAt: now },
    details: { team: `team-${teamId}`, document: `doc-${documentId}` },
  })
}
