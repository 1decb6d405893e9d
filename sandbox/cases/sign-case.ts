import { createHash } from 'node:crypto'
import { Big } from 'big.js'
import { eq } from 'drizzle-orm'
import { isEditable } from '../../src/contract/product-api/case-states.ts'
import type {
  CaseSending,
  CaseSignature,
  CaseSigning,
} from '../../src/contract/product-api/subscription-case.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { personName } from '../../src/lib/person-name.ts'
import type { Account } from '../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt } from '../accounts/attempts.ts'
import { caseSignatures } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { clientNameOf } from '../partner-space/advisor-subscriptions.ts'
import { entryFeeOf } from '../partner-space/subscription-offers.ts'
import { appendAudit } from '../product/audit/append-audit.ts'
import type { Confirmation, SealDocument, SignatureProvider } from '../signature/signature-provider.ts'
import { mailAboutCase } from './case-mails.ts'
import { findTeamCase, type NamedCase, referenceOf } from './case-rows.ts'
import { latestSignature, type SignatureRow } from './case-signatures.ts'
import { takeStep } from './change-case.ts'
import { lockTeamCase } from './edit-case.ts'
import { type AdvisorOutcome, checkSending } from './send-case.ts'
import { signedInput } from './signed-document.ts'

/** Dependencies of signing. */
export type SignDeps = Pick<
  SandboxDeps,
  'background' | 'db' | 'env' | 'mailbox' | 'now' | 'renderPdf' | 'today'
> & {
  readonly signatures: SignatureProvider
}
type Locale = 'fr' | 'en'

const hidden = (email: string): string => email.replace(/^(.).*@/, '$1•••@')

/**
 * Describes a signature. Sending creates one more version, for which the signature is still current; a case returned as
 * incomplete is signed again.
 */
export function describeSignature(row: SignatureRow, found: NamedCase): CaseSignature {
  const { expiresAt, method, request, sha256, signedAt, url, version } = row
  const { sentAt, state } = found.row
  const isSent = signedAt !== null && sentAt !== null && sentAt >= row.requestedAt && !isEditable(state)
  return {
    state: signedAt === null ? 'pending' : 'signed',
    method,
    url,
    sent_to: hidden(request.client.email),
    expires_at: expiresAt.toISOString(),
    signed_at: signedAt?.toISOString() ?? null,
    sha256,
    is_current: version === found.row.version || isSent,
  }
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function documentOf(
  { db, renderPdf }: SignDeps,
  found: NamedCase,
  row: Pick<SignatureRow, 'costs' | 'language' | 'request' | 'requestedAt'>,
) {
  const { costs, language, request, requestedAt } = row
  const input = await signedInput(db, found, {
    ...{ costs, language, request },
    drawnUpOn: plainDateAt(requestedAt),
  })
  return { input, document: await renderPdf(input) }
}

type Asking = CaseSending & { readonly id: string; readonly locale: Locale }

/** Signatures that may be asked for in one case: each is a mail to the client, and five attempts at its code. */
const signaturesPerCase: AttemptLimit = { name: 'signature-request', most: 10, windowMs: 3_600_000 }

/** Reports whether a signature that was asked for can still be given, and is not the one to be replaced (P-818). */
const isStillAsked = (pending: SignatureRow | undefined, { renews, version }: CaseSending, now: Date) =>
  pending?.version === version &&
  pending.signedAt === null &&
  pending.expiresAt > now &&
  pending.expiresAt.toISOString() !== renews

/**
 * Asks the client to sign a version of a case. Asked for twice, it is one signature while that one can be signed, unless
 * it is to be renewed; with a provider that is down nothing is stored, and the same can be asked for again.
 */
export async function requestSignature(
  deps: SignDeps,
  account: Account,
  asking: Asking,
): Promise<AdvisorOutcome> {
  const { id, locale: language, request, version } = asking
  const { db, now, signatures } = deps
  const found = await findTeamCase(db, account, id)
  if (found === undefined) return { kind: 'not_found' }
  const fault = await checkSending(deps, account, found, asking)
  if (fault !== undefined) return fault
  const requestedAt = now()
  const pending = await latestSignature(db, found.row.id)
  if (isStillAsked(pending, asking, requestedAt)) return { kind: 'done' }
  if (!(await allowsAttempt(db, signaturesPerCase, id, requestedAt))) return { kind: 'too_many' }
  const costs = { entryFeePercent: entryFeeOf(found.details?.keyFigures ?? null) }
  const { document } = await documentOf(deps, found, { costs, language, request, requestedAt })
  const { client } = request
  const started = await signatures.start({
    // The previous signature is part of the key, so that two concurrent requests are the same.
    key: `${id}-${version}-${pending?.id ?? 0}`,
    document,
    sha256: digestOf(document),
    signer: { name: personName(client.firstname, client.lastname), email: client.email, language },
    subject: referenceOf(found.row),
  })
  await db
    .insert(caseSignatures)
    .values({ caseId: found.row.id, version, request, costs, language, requestedAt, ...started })
    .onConflictDoNothing({ target: caseSignatures.reference })
  return { kind: 'done' }
}

/**
 * Returns the function that seals the document: the presented one, with a page of evidence that names its digest. It is
 * rendered once the provider has confirmed, and not for each attempted code.
 */
function sealing(deps: SignDeps, found: NamedCase, row: SignatureRow): SealDocument {
  const { client } = row.request
  return async ({ signedAt }) => {
    const { document, input } = await documentOf(deps, found, row)
    return deps.renderPdf({
      subscription: {
        ...input.subscription,
        evidence: {
          signer: personName(client.firstname, client.lastname),
          email: client.email,
          signedAt: signedAt.toISOString().replace('T', ' ').slice(0, 19),
          reference: row.reference,
          sha256: digestOf(document),
        },
      },
    })
  }
}

type Signing = CaseSigning & { readonly id: string }

/**
 * Confirms the client's signature, stores the sealed document and sends the case in one transaction. A repeated
 * confirmation, and a form sent twice, have no further effect.
 */
export async function signCase(
  deps: SignDeps,
  account: Account,
  { code, id, version }: Signing,
): Promise<AdvisorOutcome> {
  const { db, signatures } = deps
  const found = await findTeamCase(db, account, id)
  if (found === undefined) return { kind: 'not_found' }
  const asked = await latestSignature(db, found.row.id)
  if (asked === undefined || asked.version !== version) return { kind: 'refused', code: 'stale' }
  if (asked.signedAt !== null) return { kind: 'done' }
  // The signature is for the displayed content: a later change makes it void.
  if (found.row.version !== version) return { kind: 'refused', code: 'stale' }
  // Time has passed since then: the fund may have closed, and a document expired.
  const fault = await checkSending(deps, account, found, { ...asked, locale: asked.language })
  if (fault !== undefined) return fault
  const confirmed = await signatures.confirm(asked.reference, code, sealing(deps, found, asked))
  if (confirmed.kind !== 'signed') return { kind: 'invalid', path: 'code', code: confirmed.kind }
  const outcome = await storeSignature(deps, account, { asked, confirmed, found, version })
  if (outcome.kind === 'done')
    deps.background.run('mail case', () => mailAboutCase(deps, found, { state: 'sent', reason: null }))
  return outcome
}

type Confirmed = {
  readonly asked: SignatureRow
  readonly confirmed: Extract<Confirmation, { kind: 'signed' }>
  readonly found: NamedCase
  readonly version: number
}

/** Stores the sealed document and sends the case, unless that was done meanwhile. */
function storeSignature(
  deps: SignDeps,
  account: Account,
  { asked, confirmed, found, version }: Confirmed,
): Promise<AdvisorOutcome> {
  return deps.db.transaction(async (transaction): Promise<AdvisorOutcome> => {
    const row = await lockTeamCase(transaction, account, `cas-${found.row.id}`)
    const latest = row && (await latestSignature(transaction, row.id))
    if (row === undefined || latest?.id !== asked.id) return { kind: 'not_found' }
    if (latest.signedAt !== null) return { kind: 'done' }
    const step = {
      action: 'send',
      actor: 'advisor',
      version,
      reason: '',
      at: deps.now(),
      auditActor: account.id,
    } as const
    const { request } = asked
    const outcome = await takeStep(transaction, row, step, {
      request,
      amount: new Big(request.amount).toFixed(2),
      currency: found.share?.currency ?? 'EUR',
      clientName: clientNameOf(request.client),
    })
    if (outcome.kind !== 'done') return outcome
    const { sealed, signedAt } = confirmed
    const sha256 = digestOf(sealed)
    await transaction
      .update(caseSignatures)
      .set({ signedAt, sealed, sha256 })
      .where(eq(caseSignatures.id, asked.id))
    const entry = {
      action: 'case_signed' as const,
      subject: referenceOf(row),
      details: { team: `team-${row.teamId}`, sha256 },
    }
    await appendAudit(transaction, { ...entry, actor: account.id, happenedAt: signedAt })
    return { kind: 'done' }
  })
}
