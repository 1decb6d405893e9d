import { createHash } from 'node:crypto'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import {
  type CaseDocumentKind,
  caseFileType,
  hasExpiry,
  largestCaseFileBytes,
  requiredDocuments,
} from '../../src/contract/product-api/case-documents.ts'
import { isEditable } from '../../src/contract/product-api/case-states.ts'
import type {
  CaseAnswers,
  CaseDocument,
  CaseDocumentBody,
} from '../../src/contract/product-api/subscription-case.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { caseDocuments, subscriptionCases } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import type { CaseRow } from './case-rows.ts'
import { lockTeamCase } from './edit-case.ts'

type FileDeps = Pick<SandboxDeps, 'db' | 'now'>

/** Files of one case: every kind, and a few versions of each. */
const mostFiles = 20

const { content: _content, ...described } = getTableColumns(caseDocuments)

type DescribedFile = Omit<typeof caseDocuments.$inferSelect, 'content'>

/** Lists the files of a case without their content, oldest first. */
export function filesOf(db: Db, caseId: number): Promise<DescribedFile[]> {
  return db
    .select(described)
    .from(caseDocuments)
    .where(eq(caseDocuments.caseId, caseId))
    .orderBy(asc(caseDocuments.id))
}

/** Maps a file to the wire. */
export const describeFile = ({
  addedAt,
  bytes,
  expiresOn,
  id,
  kind,
  sha256,
  type,
}: DescribedFile): CaseDocument => ({
  ...{ id: `cdo-${id}`, kind, type, bytes, sha256 },
  expires_on: expiresOn,
  added_at: addedAt.toISOString(),
})

/** Kinds of documents that a client needs. */
export const requiredKinds = ({ person }: Pick<CaseAnswers, 'person'>): readonly CaseDocumentKind[] =>
  requiredDocuments[person === 'legal' ? 'legal' : 'natural']

/** Result of changing a case's files or warnings. */
export type FileOutcome =
  | { readonly kind: 'done' | 'unchanged' | 'not_found' | 'wrong_state' | 'stale' }
  | { readonly kind: 'invalid'; readonly path: string; readonly code: string }

const invalid = (path: string, code: string): FileOutcome => ({ kind: 'invalid', path, code })

function faultOfFile(
  { expires_on: expiresOn, kind }: CaseDocumentBody,
  file: Uint8Array,
  today: string,
): FileOutcome | undefined {
  if (file.byteLength === 0) return invalid('content', 'empty')
  if (file.byteLength > largestCaseFileBytes) return invalid('content', 'too_large')
  if (caseFileType(file) === undefined) return invalid('content', 'unknown_type')
  if (expiresOn === null) return hasExpiry(kind) ? invalid('expires_on', 'missing') : undefined
  return expiresOn < today ? invalid('expires_on', 'expired') : undefined
}

/** Locks an editable case of the account's team, changes its content, and gives it a new version. */
export function changeContent(
  { db, now }: FileDeps,
  account: Account,
  id: string,
  change: (transaction: Db, row: CaseRow) => Promise<FileOutcome>,
): Promise<FileOutcome> {
  return db.transaction(async (transaction): Promise<FileOutcome> => {
    const row = await lockTeamCase(transaction, account, id)
    if (row === undefined) return { kind: 'not_found' }
    if (!isEditable(row.state)) return { kind: 'wrong_state' }
    const outcome = await change(transaction, row)
    if (outcome.kind === 'done')
      await transaction
        .update(subscriptionCases)
        .set({ version: row.version + 1, updatedAt: now() })
        .where(eq(subscriptionCases.id, row.id))
    return outcome
  })
}

/** Adds a file to a case, whose type is that of its content. */
export async function addFile(
  deps: FileDeps,
  account: Account,
  { body, id }: { readonly id: string; readonly body: CaseDocumentBody },
): Promise<FileOutcome> {
  const content = Uint8Array.from(Buffer.from(body.content, 'base64'))
  const addedAt = deps.now()
  return changeContent(deps, account, id, async (transaction, row) => {
    // Checked only for the team's own case: for another, not even the fault of a file is revealed.
    const fault = faultOfFile(body, content, plainDateAt(addedAt))
    const type = caseFileType(content)
    if (fault !== undefined || type === undefined) return fault ?? invalid('content', 'unknown_type')
    const files = await filesOf(transaction, row.id)
    const sha256 = createHash('sha256').update(content).digest('hex')
    // A form that is sent twice adds its file once.
    const isSame = (file: DescribedFile) =>
      file.kind === body.kind && file.sha256 === sha256 && file.expiresOn === body.expires_on
    if (files.some(isSame)) return { kind: 'unchanged' }
    if (files.length >= mostFiles) return invalid('content', 'too_many')
    await transaction.insert(caseDocuments).values({
      caseId: row.id,
      ...{ kind: body.kind, type, content, expiresOn: body.expires_on, addedAt },
      bytes: content.byteLength,
      sha256,
    })
    return { kind: 'done' }
  })
}

/** Returns the number of a file's wire id; 0 for an invalid one. */
export const fileNumber = (id: string): number => Number(/^cdo-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)

/** Removes a file from a case. */
export function removeFile(
  deps: FileDeps,
  account: Account,
  { document, id }: { readonly id: string; readonly document: string },
): Promise<FileOutcome> {
  return changeContent(deps, account, id, async (transaction, row) => {
    const own = and(eq(caseDocuments.id, fileNumber(document)), eq(caseDocuments.caseId, row.id))
    const removed = await transaction.delete(caseDocuments).where(own).returning({ id: caseDocuments.id })
    return removed.length === 1 ? { kind: 'done' } : invalid('document', 'unknown')
  })
}
