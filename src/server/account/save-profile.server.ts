import type { Proof } from '../../contract/product-api/account.schema.ts'
import { toE164 } from '../../lib/identifiers/phone-number.ts'
import { pathFor } from '../../routing/links.tsx'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import { failedByBackend } from '../forms/failed-by-backend.server.ts'
import type { FormCall, FormResult } from '../forms/form-endpoint.server.ts'
import { type FaultTable, refusedByBackend } from '../registration/backend-faults.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { type AccountDeps, askingOf } from './account-deps.server.ts'

/** A profile as its form sends it; fields of the person type have names of their own. */
type ProfileAnswers = Readonly<Record<string, string>> &
  Readonly<Record<'firstname' | 'lastname' | 'email' | 'telephone' | 'proof', string>>

const fieldName = (id: string) => `field-${id}`

/** What the product API finds wrong, by the fields of the form. */
function faultsFor(session: Session, proof: Proof | undefined): FaultTable {
  const own = session.user.fields.flatMap(({ id }) => [
    [`${id} required`, { field: fieldName(id), code: 'required' }] as const,
    [id, { field: fieldName(id), code: 'companyNumber' }] as const,
  ])
  const isCode = proof !== undefined && 'code' in proof
  return {
    ...Object.fromEntries(own),
    'proof wrong': { field: 'proof', code: isCode ? 'codeWrong' : 'passwordWrong' },
    proof: { field: 'proof', code: 'proofRequired' },
    email: { field: 'email', code: 'email' },
    telephone: { field: 'telephone', code: 'phone' },
  }
}

/** The proof of the kind that the account asks for: a code of its second factor, else the password. */
async function proofOf(
  text: string,
  { calls }: AccountDeps,
  asking: ReturnType<typeof askingOf>,
): Promise<BackendOutcome<Proof>> {
  const status = await calls.getTwoFactor(asking)
  if (status.kind !== 'ok') return status
  return { ...status, data: status.data.enabled ? { code: text } : { password: text } }
}

const refused = (field: string, code: 'phone' | 'proofRequired'): FormResult => ({
  kind: 'refused',
  faults: [{ field, code }],
})

/**
 * Saves the profile (specification, point 8). Another e-mail address or telephone number needs the second factor or the
 * password again, and the address changes after its confirmation (decision 15).
 */
export async function saveProfile(
  call: FormCall<ProfileAnswers>,
  session: Session,
  deps: AccountDeps,
): Promise<FormResult> {
  const { data, locale } = call
  const asking = askingOf(session, locale)
  const telephone = data.telephone === '' ? null : toE164(data.telephone)
  if (telephone === null && data.telephone !== '') return refused('telephone', 'phone')
  const { user } = session
  const changesContact = data.email.toLowerCase() !== user.email || telephone !== user.telephone
  if (changesContact && data.proof === '') return refused('proof', 'proofRequired')
  const proof = changesContact ? await proofOf(data.proof, deps, asking) : undefined
  if (proof !== undefined && proof.kind !== 'ok') return failedByBackend(proof)
  const fields = user.fields.map(({ id }) => ({ id, value: data[fieldName(id)] ?? '' }))
  const { firstname, lastname, email } = data
  const update = { firstname, lastname, email, telephone, fields, ...(proof && { proof: proof.data }) }
  const saved = await deps.calls.updateProfile({ ...asking, update })
  if (saved.kind !== 'ok') return refusedByBackend(saved, faultsFor(session, proof?.data))
  return leaveForProfile(call, session, deps, saved.data.email_to_confirm === null ? 'profile' : 'email')
}

/** The session goes on with what the user is now; where that cannot be read at once, the next look-up finds it. */
async function leaveForProfile(
  { locale, request }: FormCall<unknown>,
  session: Session,
  { portalSessions, sessions }: AccountDeps,
  saved: 'profile' | 'email',
): Promise<FormResult> {
  const kept = await portalSessions.reload(session)
  const cookie = sessions.cookieFor(kept, request.headers.get('cookie'))
  return {
    kind: 'done',
    location: pathFor({ to: '/account', locale, search: { saved } }),
    cookies: cookie === undefined ? [] : [cookie],
  }
}
