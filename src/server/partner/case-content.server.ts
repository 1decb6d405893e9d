import {
  type CaseDocumentKind,
  caseFileType,
  hasExpiry,
  largestCaseFileBytes,
} from '../../contract/product-api/case-documents.ts'
import type { FieldFault } from '../../lib/form/fault-codes.ts'
import { parseWrittenDate } from '../../lib/identifiers/birth-date.ts'
import type { CaseCalls } from '../backends/product-api/case-calls.server.ts'
import type { FormResult } from '../forms/form-answers.server.ts'
import type { FaultTable } from '../registration/journeys.server.ts'
import { afterAction, type CaseCall, casePage } from './cases.server.ts'

type Deps = { readonly calls: Pick<CaseCalls, 'addDocument' | 'removeDocument' | 'acceptWarnings' | 'write'> }

type DocumentAnswers = {
  readonly case: string
  readonly kind: CaseDocumentKind
  readonly expiresOn: string
}

const refused = (field: string, code: FieldFault['code']): FormResult => ({
  kind: 'refused',
  faults: [{ field, code }],
})

const faults: FaultTable = {
  'content too_large': { field: 'file', code: 'fileTooLarge' },
  'content too_many': { field: 'file', code: 'tooManyFiles' },
  'content empty': { field: 'file', code: 'fileEmpty' },
  content: { field: 'file', code: 'fileType' },
  'expires_on missing': { field: 'expiresOn', code: 'expiryMissing' },
  expires_on: { field: 'expiresOn', code: 'expired' },
}

/** Adds a document to a case: its type is detected from its content, regardless of its name (P-507). */
export async function addDocument(
  { data, file, locale, session }: CaseCall<DocumentAnswers>,
  { calls }: Deps,
): Promise<FormResult> {
  const { case: id, expiresOn, kind } = data
  if (file === undefined) return refused('file', 'fileMissing')
  if (file.byteLength > largestCaseFileBytes) return refused('file', 'fileTooLarge')
  if (caseFileType(file) === undefined) return refused('file', 'fileType')
  if (hasExpiry(kind) && expiresOn === '') return refused('expiresOn', 'expiryMissing')
  const body = {
    kind,
    content: Buffer.from(file).toString('base64'),
    expires_on: expiresOn === '' ? null : parseWrittenDate(expiresOn),
  }
  const added = await calls.addDocument({ locale, token: session.accessToken, id, body })
  return afterAction(added, { id, locale, done: { step: 'documents', state: 'added' }, faults })
}

/** Writes a message to staff. */
export async function writeMessage(
  { data: { case: id, text }, locale, session }: CaseCall<{ readonly case: string; readonly text: string }>,
  { calls }: Deps,
): Promise<FormResult> {
  const written = await calls.write({ locale, token: session.accessToken, id, text })
  return afterAction(written, { id, locale, done: { state: 'written' } })
}

/** Removes a document from a case. */
export async function removeDocument(
  { data, locale, session }: CaseCall<{ readonly case: string; readonly document: string }>,
  { calls }: Deps,
): Promise<FormResult> {
  const { case: id, document } = data
  const removed = await calls.removeDocument({ locale, token: session.accessToken, id, document })
  const done = { step: 'documents', state: 'removed' } as const
  // It is gone already: a colleague, or the same form sent twice.
  const isGone =
    removed.kind === 'refused' && (removed.faults?.some(({ code }) => code === 'unknown') ?? false)
  return isGone ? casePage(id, locale, done) : afterAction(removed, { id, locale, done })
}

type Acceptance = { readonly case: string; readonly fund: string; readonly accepted: readonly string[] }

/** Notes which warnings are accepted; the next step comes once all of them are (P-508). */
export async function acceptWarnings(
  { data, locale, session }: CaseCall<Acceptance>,
  { calls }: Deps,
): Promise<FormResult> {
  const { accepted, case: id, fund } = data
  const noted = await calls.acceptWarnings({
    locale,
    token: session.accessToken,
    id,
    body: { accepted: [...accepted], ...(fund !== '' && { fund }) },
  })
  if (noted.kind !== 'ok') return afterAction(noted, { id, locale, done: {} })
  const isWhole = noted.data.warnings.every(({ accepted_at: at }) => at !== null)
  return isWhole ? casePage(id, locale, { step: 'review' }) : refused('accepted', 'warningUnread')
}
