import type { HeldMandate } from '../../contract/product-api/mandate.schema.ts'
import { mandateEndpoints } from '../../contract/product-api/other-account-endpoints.ts'
import type { FormProblem } from '../../lib/form/form-response.ts'
import { personName } from '../../lib/person-name.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import { callOf } from '../backends/product-api/call-of.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import type { FormDrafts } from '../forms/form-drafts.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import type { HttpClient } from '../http/http-client.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import { holdersOf, ownSessionOf } from '../session/other-account.server.ts'
import type { Session } from '../session/session-record.server.ts'
import type { Sessions } from '../session/sessions.server.ts'
import { StateStoreError } from '../session/state-store.server.ts'
import type { UserLookUp, UserLookUpInput } from '../session/user-look-up.server.ts'
import { closeGuestAccess } from './guests.server.ts'
import { openOtherAccount } from './other-account.server.ts'

/** Choice of the switch by which a person acts for themselves again. */
export const ownAccount = 'own'

/** Form of the switch: its refusals are told on the page of all portfolios. */
export const holderFormName = 'holder-switch'

/** What switching to another holder needs. */
export type HolderDeps = {
  readonly http: Pick<HttpClient, 'json'>
  readonly lookUpUser: (input: UserLookUpInput) => Promise<UserLookUp>
  readonly sessions: Pick<Sessions, 'change' | 'cookieFor' | 'end' | 'endsOf' | 'find' | 'leaveFor' | 'open'>
  readonly cookies: Pick<Cookies, 'clear'>
  /** Reads the user of a session anew, with their mandates. */
  readonly reload: (session: Session) => Promise<Session>
  readonly drafts: Pick<FormDrafts, 'keep'>
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

type Opened = {
  readonly kind: 'opened'
  readonly cookie: string
  readonly next: Session
  readonly scope: HeldMandate['scope']
}
type Failed = Extract<FormResult, { kind: 'failed' }>

const nameOf = ({ user: { firstname, lastname } }: Session): string => personName(firstname, lastname)

/** Opens a session in which the person acts for a holder (P-691). It contains the id of the person's own one. */
async function actFor(
  own: Session,
  { id, locale }: { readonly id: string; readonly locale: Locale },
  deps: HolderDeps,
): Promise<Opened | Failed> {
  const asked = { locale, token: own.accessToken, params: { id }, body: {} }
  const opened = await deps.http.json({ ...callOf(mandateEndpoints.openMandate), ...asked })
  if (opened.kind !== 'ok') return failedByBackend(opened)
  const { ends_at: endsAt, holder_id: subject, power, scope, token: accessToken } = opened.data
  const acting = {
    ...{ id, own: own.id, name: nameOf(own), power, holders: [...holdersOf(own.user)] },
    endsAtMs: deps.sessions.endsOf(own).absoluteAtMs,
  }
  const view = await openOtherAccount({ subject, accessToken, endsAt, locale }, { acting }, deps)
  if (view !== undefined) return { kind: 'opened', cookie: view.cookie, next: view.session, scope }
  await closeOtherAccount(deps.http, { left: { acting }, locale, own })
  return { kind: 'failed', problem: 'unavailable' }
}

type Left = Pick<Session, 'acting' | 'viewing'>

/**
 * Ends at the product API what a person has begun with another's account by their own session. What is over there already,
 * or cannot be ended now, ends in the portal all the same.
 */
export async function closeOtherAccount(
  http: HolderDeps['http'],
  {
    left: { acting, viewing },
    locale,
    own,
  }: { readonly left: Left; readonly locale: Locale; readonly own: Session },
): Promise<void> {
  if (viewing?.guest !== undefined) return closeGuestAccess(http, { id: viewing.id, locale, own })
  if (acting === undefined) return
  const asked = { locale, token: own.accessToken, params: { id: acting.id }, body: {} }
  await http.json({ ...callOf(mandateEndpoints.closeMandate), ...asked })
}

type Switch = { readonly session: Session; readonly own: Session; readonly locale: Locale }

/**
 * Ends a session of another's account, at the product API and here. It comes last, and a store that fails only now does not
 * undo the switch: the browser gets the next session's cookie, and the former token is refused from now on.
 */
async function leave(
  { locale, own, session }: Switch,
  next: Session,
  { http, sessions }: HolderDeps,
): Promise<void> {
  if (session.id === own.id) return
  await closeOtherAccount(http, { left: session, locale, own })
  await sessions.leaveFor(session, next).catch((error: unknown) => {
    if (!(error instanceof StateStoreError)) throw error
  })
}

/** Back in the person's own account, on the page of all portfolios, which tells a refused switch. */
async function returnToOwn(step: Switch, problem: FormProblem | null, deps: HolderDeps): Promise<FormResult> {
  const { drafts, sessions } = deps
  const told =
    problem === null ? [] : [await drafts.keep(holderFormName, { values: {}, faults: [], problem })]
  await leave(step, step.own, deps)
  const location = pathFor({ to: '/account/portfolios', locale: step.locale })
  return { kind: 'done', location, cookies: [sessions.cookieFor(step.own, null) ?? '', ...told] }
}

/**
 * Switches to another holder, or back to the person's own account (P-691). The former holder's session ends once the next
 * one is open.
 */
export async function switchHolder(
  { data: { holder }, locale }: FormCall<{ readonly holder: string }>,
  session: Session,
  deps: HolderDeps,
): Promise<FormResult> {
  const { cookies, reload, sessions } = deps
  const ownId = ownSessionOf(session)
  const found = ownId === undefined ? session : await sessions.find(ownId)
  if (found === undefined) {
    await sessions.end(session)
    const location = pathFor({ to: '/account/portfolios', locale })
    return { kind: 'done', location, cookies: [cookies.clear('session')] }
  }
  // The mandates may have changed since the person signed in. Who chooses has read what became of the former one.
  const own = await sessions.change(await reload(found), { formerMandate: undefined })
  const step = { session, own, locale }
  if (holder === ownAccount) return returnToOwn(step, null, deps)
  // Leaving a mandate ends all its tokens, the next one's included.
  if (holder === session.acting?.id) return { kind: 'done', location: pathFor({ to: '/', locale }) }
  const opened = await actFor(step.own, { id: holder, locale }, deps)
  if (opened.kind === 'failed') return returnToOwn(step, opened.problem, deps)
  await leave(step, opened.next, deps)
  const to = opened.scope === 'documents' ? '/account/documents' : '/'
  return { kind: 'done', location: pathFor({ to, locale }), cookies: [opened.cookie] }
}
