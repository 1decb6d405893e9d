import { and, desc, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import type { Db } from '../database/open-database.ts'
import { caseSignatures } from '../database/schema/index.ts'

const { sealed: _sealed, ...described } = getTableColumns(caseSignatures)

/** A signature as stored, without the document. */
export type SignatureRow = Omit<typeof caseSignatures.$inferSelect, 'sealed'>

/** The latest signature of a case. */
export async function latestSignature(db: Db, caseId: number): Promise<SignatureRow | undefined> {
  const [latest] = await db
    .select(described)
    .from(caseSignatures)
    .where(eq(caseSignatures.caseId, caseId))
    .orderBy(desc(caseSignatures.id))
    .limit(1)
  return latest
}

const signedOnes = (caseId: number) =>
  and(eq(caseSignatures.caseId, caseId), isNotNull(caseSignatures.sealed))

/** The latest sealed document of a case: another signature that is asked for later does not hide it. */
export async function sealedDocument(db: Db, caseId: number): Promise<Uint8Array | undefined> {
  const [latest] = await db
    .select({ sealed: caseSignatures.sealed })
    .from(caseSignatures)
    .where(signedOnes(caseId))
    .orderBy(desc(caseSignatures.id))
    .limit(1)
  return latest?.sealed ?? undefined
}

/** When a case was last signed, and the digest of that sealed document. */
export async function signedVersion(
  db: Db,
  caseId: number,
): Promise<{ readonly signedOn: string; readonly sha256: string } | undefined> {
  const [latest] = await db
    .select({ signedAt: caseSignatures.signedAt, sha256: caseSignatures.sha256 })
    .from(caseSignatures)
    .where(signedOnes(caseId))
    .orderBy(desc(caseSignatures.id))
    .limit(1)
  if (!latest?.signedAt || latest.sha256 === null) return undefined
  return { signedOn: plainDateAt(latest.signedAt), sha256: latest.sha256 }
}
