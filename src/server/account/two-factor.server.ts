import { encode } from 'uqr'
import { z } from 'zod'
import type { TwoFactor } from '../../contract/product-api/account.schema.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { refusedByBackend } from '../registration/journeys.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { type AccountDeps, askingOf, codeFaults, enrolmentFaults } from './account-deps.server.ts'

/** Seconds for which the provider accepts a new secret. */
const enrolmentLivesS = 900
/** Seconds in which the page with the recovery codes has to be shown. */
const codesLiveS = 120

const enrolmentSchema = z.object({ secret: z.string(), uri: z.string() })
const codesSchema = z.array(z.string())

/** A secret that awaits its first code, as its page shows it. */
export type Enrolment = {
  readonly secret: string
  /** A QR code (ISO/IEC 18004): modules per side, and the dark ones as an SVG path of unit squares. */
  readonly picture: { readonly size: number; readonly path: string }
}

type Keys = Pick<AccountDeps, 'sessions'>
// Keyed by session: only the session that requested a secret may see it.
const enrolmentKey = ({ sessions }: Keys, session: Session) => `enrolment:${sessions.digestOf(session)}`
const codesKey = ({ sessions }: Keys, session: Session) => `recovery-codes:${sessions.digestOf(session)}`

/** Starts the enrolment of a second factor with the password; the next page shows the secret. */
export async function beginTwoFactor(
  { data: { password }, locale }: FormCall<{ readonly password: string }>,
  session: Session,
  deps: AccountDeps,
): Promise<FormResult> {
  const begun = await deps.calls.enrolTwoFactor({ ...askingOf(session, locale), proof: { password } })
  if (begun.kind !== 'ok') return refusedByBackend(begun, enrolmentFaults)
  await deps.store.set(enrolmentKey(deps, session), JSON.stringify(begun.data), enrolmentLivesS)
  return { kind: 'done', location: pathFor({ to: '/account/two-factor', locale }) }
}

type CodeCall = FormCall<{ readonly code: string }>

/** Activates the second factor with its first code; the next page shows the recovery codes, once. */
export async function confirmTwoFactor(
  { data: { code }, locale }: CodeCall,
  session: Session,
  deps: AccountDeps,
): Promise<FormResult> {
  const confirmed = await deps.calls.confirmTwoFactor({ ...askingOf(session, locale), code })
  if (confirmed.kind !== 'ok') return refusedByBackend(confirmed, codeFaults)
  await deps.store.remove(enrolmentKey(deps, session))
  return showCodes(confirmed.data.recovery_codes, session, { locale, deps })
}

/** Keeps new recovery codes for the page that shows them, once. */
async function showCodes(
  codes: readonly string[],
  session: Session,
  { locale, deps }: Pick<CodeCall, 'locale'> & { readonly deps: AccountDeps },
): Promise<FormResult> {
  await deps.store.set(codesKey(deps, session), JSON.stringify(codes), codesLiveS)
  const search = { step: 'codes' }
  return { kind: 'done', location: pathFor({ to: '/account/two-factor', locale, search }) }
}

/** Makes the recovery codes anew, with a code of the second factor; the next page shows them, once. */
export async function renewRecoveryCodes(
  { data: { code }, locale }: CodeCall,
  session: Session,
  deps: AccountDeps,
): Promise<FormResult> {
  const renewed = await deps.calls.renewRecoveryCodes({ ...askingOf(session, locale), proof: { code } })
  if (renewed.kind !== 'ok') return refusedByBackend(renewed, codeFaults)
  return showCodes(renewed.data.recovery_codes, session, { locale, deps })
}

/** Removes the second factor, with one of its codes. */
export async function removeTwoFactor(
  { data: { code }, locale }: CodeCall,
  session: Session,
  { calls }: AccountDeps,
): Promise<FormResult> {
  const removed = await calls.removeTwoFactor({ ...askingOf(session, locale), proof: { code } })
  if (removed.kind !== 'ok') return refusedByBackend(removed, codeFaults)
  const search = { done: 'two_factor_removed' }
  return { kind: 'done', location: pathFor({ to: '/account/security', locale, search }) }
}

/** The provider's pages about passkeys, in a language; null where it has none. */
export function passkeysOf(
  passkeys: TwoFactor['passkeys'],
  locale: Locale,
): { readonly count: number; readonly manageUrl: string; readonly confirmUrl: string } | null {
  if (passkeys === undefined) return null
  const page = (step: string) => {
    const url = new URL(passkeys.url)
    url.pathname += step
    url.searchParams.set('lang', locale)
    return url.href
  }
  return { count: passkeys.count, manageUrl: page(''), confirmUrl: page('/confirm') }
}

/** Where a passkey of the account gives a code, in a language; null where it has none. */
export function passkeyCodeUrl({ passkeys }: Pick<TwoFactor, 'passkeys'>, locale: Locale): string | null {
  const pages = passkeysOf(passkeys, locale)
  return pages !== null && pages.count > 0 ? pages.confirmUrl : null
}

function drawCode(uri: string): Enrolment['picture'] {
  const { data, size } = encode(uri, { border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}

/** Returns the secret of this session's enrolment; null without one, or after its expiry. */
export async function readEnrolment(session: Session, deps: AccountDeps): Promise<Enrolment | null> {
  const kept = await deps.store.get(enrolmentKey(deps, session))
  if (kept === undefined) return null
  const { secret, uri } = enrolmentSchema.parse(JSON.parse(kept))
  return { secret, picture: drawCode(uri) }
}

/** Returns the recovery codes that this session was given, once; null afterwards. */
export async function takeRecoveryCodes(
  session: Session,
  deps: AccountDeps,
): Promise<readonly string[] | null> {
  const kept = await deps.store.take(codesKey(deps, session))
  return kept === undefined ? null : codesSchema.parse(JSON.parse(kept))
}
