import { changeCase } from '../../src/contract/product-api/case-states.ts'
import type { CaseSending, CaseWithdrawal } from '../../src/contract/product-api/subscription-case.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import type { SandboxDeps } from '../deps.ts'
import { faultOf } from '../partner-space/advisor-subscriptions.ts'
import { listOffers } from '../partner-space/subscription-offers.ts'
import { filesOf, requiredKinds } from './case-files.ts'
import type { NamedCase } from './case-rows.ts'
import { describeWarnings } from './case-warnings.ts'
import { type StepOutcome, takeStep } from './change-case.ts'
import { lockTeamCase } from './edit-case.ts'

type SendDeps = Pick<SandboxDeps, 'db' | 'now' | 'today'>
type Locale = 'fr' | 'en'

/** Result of an advisor's action. */
export type AdvisorOutcome =
  | StepOutcome
  | { readonly kind: 'not_found' | 'too_many' }
  | { readonly kind: 'invalid'; readonly path: string; readonly code: string }

type Completeness = { readonly at: Date; readonly person: 'natural' | 'legal' }

/** The first document or warning that a case lacks: each kind of document once, none of it expired. */
async function missingPart(
  db: Db,
  found: NamedCase,
  { at, person }: Completeness,
): Promise<{ readonly path: string; readonly code: string } | undefined> {
  const today = plainDateAt(at)
  const files = await filesOf(db, found.row.id)
  const valid = files.filter(({ expiresOn }) => expiresOn === null || expiresOn >= today)
  for (const kind of requiredKinds({ person })) {
    if (valid.some((file) => file.kind === kind)) continue
    const code = files.some((file) => file.kind === kind) ? 'expired' : 'missing'
    return { path: `documents.${kind}`, code }
  }
  const unread = describeWarnings(found, 'fr').find(({ accepted_at: acceptedAt }) => acceptedAt === null)
  return unread && { path: `warnings.${unread.code}`, code: 'not_accepted' }
}

type Sending = CaseSending & { readonly locale: Locale }

/**
 * Returns why a version of a case cannot be signed and sent; undefined for none. The offer, the minimum and the client's
 * age are checked again, and whether the case is whole.
 */
export async function checkSending(
  deps: SendDeps,
  account: Account,
  found: NamedCase,
  { locale, request, version }: Sending,
): Promise<Exclude<AdvisorOutcome, { kind: 'done' }> | undefined> {
  const at = deps.now()
  const verdict = changeCase(found.row, { action: 'send', actor: 'advisor', version, reason: '' })
  if (!verdict.ok) return { kind: 'refused', code: verdict.code }
  const offers = await listOffers(deps.db, account, { locale, today: deps.today() })
  const offer = offers.find(({ wire }) => wire.share.id === request.share)
  if (offer === undefined || request.share !== found.row.shareId)
    return { kind: 'invalid', path: 'request.share', code: 'not_offered' }
  const fault = faultOf(offer, request, at)
  if (fault !== undefined) return { kind: 'invalid', path: `request.${fault.path}`, code: fault.code }
  const missing = await missingPart(deps.db, found, { at, person: request.client.person })
  return missing && { kind: 'invalid', ...missing }
}

/** Withdraws a case that has not ended. */
export async function withdrawCase(
  { db, now }: Pick<SendDeps, 'db' | 'now'>,
  account: Account,
  { id, reason, version }: CaseWithdrawal & { readonly id: string },
): Promise<AdvisorOutcome> {
  return db.transaction(async (transaction): Promise<AdvisorOutcome> => {
    const row = await lockTeamCase(transaction, account, id)
    if (row === undefined) return { kind: 'not_found' }
    const step = { action: 'withdraw', actor: 'advisor', version, reason, at: now() } as const
    return takeStep(transaction, row, { ...step, auditActor: account.id })
  })
}
