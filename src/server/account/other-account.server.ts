import type { Notice } from '../../lib/notice.ts'
import { toSafePath } from '../../lib/safe-path.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { type AuthCall, isGenuine } from '../auth-helper/auth-call.server.ts'
import { localeFor, redirectResponse } from '../auth-helper/auth-response.server.ts'
import type { UserCalls } from '../backends/product-api/account-calls.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { Csrf } from '../session/csrf.server.ts'
import type { PortalSessions } from '../session/portal-sessions.server.ts'
import type { Session, SessionRecord } from '../session/session-record.server.ts'
import type { Sessions } from '../session/sessions.server.ts'
import type { UserLookUp, UserLookUpInput } from '../session/user-look-up.server.ts'

export type ActForDeps = {
  readonly publicUrl: string
  readonly csrf: Csrf
  readonly cookies: Cookies
  readonly sessions: Pick<Sessions, 'cookieFor'>
  readonly portalSessions: Pick<PortalSessions, 'keepUser'>
  readonly userCalls: Pick<UserCalls, 'updatePartnerUser'>
}

/** Seconds in which the page after a form has to show its notice. */
const noticeLivesS = 60

/**
 * Handles the form that selects the child partner to act for (P-138): only a child of the user's own partner.
 * The session gets a new id, since its rights change. It redirects with 303 to the form's target, or back to
 * the form's page with a notice when the choice was refused.
 */
export async function actFor(call: AuthCall, session: Session, deps: ActForDeps): Promise<Response> {
  const returnPath = toSafePath(call.form.get('callbackUrl'), deps.publicUrl)
  const goTo = (path: string, cookie: string | undefined) =>
    redirectResponse(`${deps.publicUrl}${path}`, { status: 303, cookies: [cookie] })
  const backWith = (notice: Notice) =>
    goTo(pageOfForm(call, returnPath, deps), deps.cookies.write('notice', notice, noticeLivesS))
  if (!isGenuine(call, deps)) return backWith('form_expired')
  const partnerId = call.form.get('partner')
  if (!isOwnChild(session, partnerId)) return backWith('partner_refused')
  const updated = await deps.userCalls.updatePartnerUser({
    locale: localeFor(call.request, returnPath, session.user.language),
    token: session.accessToken,
    update: { id_partner: partnerId },
  })
  if (updated.kind === 'refused') return backWith('partner_refused')
  if (updated.kind !== 'ok') return backWith('partner_unavailable')
  const kept = await deps.portalSessions.keepUser(session, updated.data)
  return goTo(returnPath, deps.sessions.cookieFor(kept, call.cookieHeader))
}

/** Returns the page that sent the form, or its target when the browser sends no referrer. */
function pageOfForm({ request }: AuthCall, returnPath: string, { publicUrl }: ActForDeps): string {
  const referrer = request.headers.get('referer')
  return referrer === null ? returnPath : toSafePath(referrer, publicUrl)
}

function isOwnChild({ user }: Session, partnerId: string | null): boolean {
  if (user.role !== 'partner_user' || !user.is_child_user) return false
  return user.partner?.childs.some(({ id }) => id === partnerId) ?? false
}

/** What opening a session of another's account needs. */
export type OtherAccountDeps = {
  readonly lookUpUser: (input: UserLookUpInput) => Promise<UserLookUp>
  readonly sessions: Pick<Sessions, 'open'>
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

type Token = {
  /** Id of the account whose data the token reads. */
  readonly subject: string
  readonly accessToken: string
  readonly endsAt: string
  readonly locale: Locale
}

/**
 * Opens a session of somebody else's account, as its guest or by a mandate, and returns it with its cookie; undefined if the
 * product API does not tell the user. `use` contains the id of the reader's own session, which is restored afterwards.
 */
export async function openOtherAccount(
  { accessToken, endsAt, locale, subject }: Token,
  use: Pick<SessionRecord, 'acting' | 'viewing'>,
  { lookUpUser, now, sessions }: OtherAccountDeps,
): Promise<Awaited<ReturnType<Sessions['open']>> | undefined> {
  const found = await lookUpUser({ client: 'investor', subject, accessToken, locale })
  if (found.kind !== 'found') return undefined
  const nowMs = now()
  const record: Omit<Session, 'id'> = {
    ...{ client: 'investor', subject, accessToken, locale, user: found.user },
    accessEndsAtMs: Date.parse(endsAt),
    refreshToken: null,
    idToken: null,
    createdAtMs: nowMs,
    activeAtMs: nowMs,
    refreshedAtMs: nowMs,
    error: null,
    ...use,
  }
  return sessions.open(record)
}
