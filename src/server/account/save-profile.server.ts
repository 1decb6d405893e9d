import type { Proof } from '../../contract/product-api/account.schema.ts'
import { toE164 } from '../../lib/identifiers/phone-number.ts'
import { typedCode } from '../../lib/typed-text.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { statedLocale } from '../../routing/addresses/locale-of-return.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { type FaultTable, refusedByBackend } from '../registration/journeys.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { type AccountDeps, askingOf } from './account-deps.server.ts'

/** Values of the profile form; fields of the person type have names of their own. */
type ProfileAnswers = Readonly<Record<string, string>> &
  Readonly<Record<'firstname' | 'lastname' | 'email' | 'telephone' | 'language' | 'proof', string>>

const fieldName = (id: string) => `field-${id}`

/** Maps the product API's faults to the form's fields. */
function faultsFor(session: Session, proof: Proof | undefined): FaultTable {
  const own = session.user.fields.flatMap(({ id }) => [
    [`${id} required`, { field: fieldName(id), code: 'required' }] as const,
    [
      id,
      { field: fieldName(id), code: id === 'identification_country' ? 'registerCountry' : 'companyNumber' },
    ] as const,
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

/** Returns the proof that the account requires: a code of its second factor, else the password. */
export async function proofOf(
  text: string,
  { calls }: Pick<AccountDeps, 'calls'>,
  asking: ReturnType<typeof askingOf>,
): Promise<BackendOutcome<Proof>> {
  const status = await calls.getTwoFactor(asking)
  if (status.kind !== 'ok') return status
  return { ...status, data: status.data.enabled ? { code: typedCode(text) } : { password: text } }
}

const refused = (field: string, code: 'phone' | 'proofRequired'): FormResult => ({
  kind: 'refused',
  faults: [{ field, code }],
})

/** Facts of a legal entity that staff have verified. */
const verifiedFields: readonly string[] = [
  'social_reason',
  'identification_type',
  'identification_number',
  'identification_country',
]

/** Removes spaces for comparison: a number is shown in groups and stored without them. */
const bare = (value: string): string => value.replaceAll(/\s/g, '')

/** Reports whether the name or number of a legal entity differs from the verified one. */
const changesCompany = (data: ProfileAnswers, { user }: Session): boolean =>
  user.role === 'investor' &&
  user.legal_entity !== null &&
  user.fields.some(
    ({ id, value }) => verifiedFields.includes(id) && bare(data[fieldName(id)] ?? '') !== bare(value),
  )

/**
 * Saves the profile (P-172). A changed email address, telephone number, or name or number of a legal entity
 * needs the second factor or the password again; the address takes effect after its confirmation (P-175), the
 * entity's facts after staff have checked them (P-189).
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
  const needsProof = changesContact || changesCompany(data, session)
  if (needsProof && data.proof === '') return refused('proof', 'proofRequired')
  const proof = needsProof ? await proofOf(data.proof, deps, asking) : undefined
  if (proof !== undefined && proof.kind !== 'ok') return failedByBackend(proof)
  const fields = user.fields.map(({ id }) => ({ id, value: data[fieldName(id)] ?? '' }))
  const { firstname, lastname, email } = data
  const language = user.language === undefined ? {} : { language: statedLocale(data.language) ?? null }
  const update = {
    firstname,
    lastname,
    email,
    telephone,
    ...language,
    fields,
    ...(proof && { proof: proof.data }),
  }
  const saved = await deps.calls.updateProfile({ ...asking, update })
  if (saved.kind !== 'ok') return refusedByBackend(saved, faultsFor(session, proof?.data))
  const { company_in_review, email_to_confirm } = saved.data
  if (email_to_confirm !== null) return leaveForProfile(call, session, deps, 'email')
  return leaveForProfile(call, session, deps, company_in_review ? 'company' : 'profile')
}

/**
 * Reloads the session's user and redirects to the profile; after a failed reload the next look-up updates the
 * session.
 */
async function leaveForProfile(
  { locale, request }: FormCall<unknown>,
  session: Session,
  { portalSessions, sessions }: AccountDeps,
  saved: 'profile' | 'email' | 'company',
): Promise<FormResult> {
  const kept = await portalSessions.reload(session)
  const cookie = sessions.cookieFor(kept, request.headers.get('cookie'))
  return {
    kind: 'done',
    location: pathFor({ to: '/account', locale, search: { saved } }),
    cookies: cookie === undefined ? [] : [cookie],
  }
}
