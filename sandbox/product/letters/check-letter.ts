import { and, eq } from 'drizzle-orm'
import type { LetterPublicationBody } from '../../../src/contract/product-api/letter.schema.ts'
import { documents, funds, type StoredLetterEntry } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { fundNumberOf } from '../desk/insert-entry.ts'
import { documentNumberOf, isInForce } from '../documents/document-views.ts'

type Checked =
  | { readonly faults: readonly { readonly path: string; readonly code: string }[] }
  | { readonly faults: readonly []; readonly shareId: null; readonly entry: StoredLetterEntry }

/** Checks a letter: its fund must be known, and the document that it encloses be one of that fund, in force. */
export async function checkLetter(
  { db }: Pick<SandboxDeps, 'db'>,
  body: LetterPublicationBody,
): Promise<Checked> {
  const fundId = fundNumberOf(body.fund)
  const document = body.document === null ? null : documentNumberOf(body.document)
  const [fund] = await db.select({ id: funds.id }).from(funds).where(eq(funds.id, fundId)).limit(1)
  if (fund === undefined) return { faults: [{ path: 'fund', code: 'unknown' }] }
  if (document !== null) {
    const isOfFund = and(eq(documents.id, document), eq(documents.fundId, fundId), isInForce)
    const [found] = await db.select({ id: documents.id }).from(documents).where(isOfFund).limit(1)
    if (found === undefined) return { faults: [{ path: 'document', code: 'unknown' }] }
  }
  const { readers, subject_en, subject_fr, text_en, text_fr } = body
  return {
    faults: [],
    shareId: null,
    entry: {
      ...{ document, readers },
      subject: { fr: subject_fr, en: subject_en },
      text: { fr: text_fr, en: text_en },
    },
  }
}
