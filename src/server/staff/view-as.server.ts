import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { DeskCalls } from '../backends/product-api/desk-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { Sessions } from '../session/sessions.server.ts'
import type { UserLookUp, UserLookUpInput } from '../session/user-look-up.server.ts'

type Call<Output> = FormCall<Output> & { readonly token: string }

/** Dependencies of viewing the portal as a user. */
export type ViewDeps = {
  readonly deskCalls: Pick<DeskCalls, 'startSupportView' | 'endSupportView'>
  readonly lookUpUser: (input: UserLookUpInput) => Promise<UserLookUp>
  readonly sessions: Pick<Sessions, 'open' | 'read' | 'end'>
  readonly cookies: Pick<Cookies, 'clear'>
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Opens a session of the user in the browser of a member of staff, for half an hour and for reading only (P-463).
 * Its token is one that the product API refuses every action with.
 */
export async function startView(
  { data: { person: id, reason }, locale, token }: Call<{ readonly person: string; readonly reason: string }>,
  { deskCalls, lookUpUser, now, sessions }: ViewDeps,
): Promise<FormResult> {
  const started = await deskCalls.startSupportView({ locale, token, id, reason })
  if (started.kind !== 'ok') return failedByBackend(started)
  const { client, ends_at, id: viewId, token: accessToken } = started.data
  const found = await lookUpUser({ client, subject: id, accessToken, locale })
  if (found.kind !== 'found') return { kind: 'failed', problem: 'unavailable' }
  const nowMs = now()
  const { cookie } = await sessions.open({
    ...{ client, accessToken, locale },
    subject: id,
    accessEndsAtMs: Date.parse(ends_at),
    refreshToken: null,
    idToken: null,
    user: found.user,
    createdAtMs: nowMs,
    activeAtMs: nowMs,
    refreshedAtMs: nowMs,
    error: null,
    viewing: { id: viewId, reason },
  })
  return { kind: 'done', location: pathFor({ to: '/account', locale }), cookies: [cookie] }
}

const leavingTo = (locale: Locale, person: string): string =>
  pathFor({ to: '/team/people/$id', locale, params: { id: person } })

/** Ends the view of this browser, here and at the product API, and redirects to the person's page. */
export async function endView(
  { locale, request, token }: Call<object>,
  { cookies, deskCalls, sessions }: ViewDeps,
): Promise<FormResult> {
  const session = await sessions.read(request.headers.get('cookie'))
  if (session?.viewing === undefined) return { kind: 'done', location: pathFor({ to: '/team', locale }) }
  // A view that is over at the product API already ends here all the same.
  await deskCalls.endSupportView({ locale, token, id: session.viewing.id })
  await sessions.end(session)
  return { kind: 'done', location: leavingTo(locale, session.subject), cookies: [cookies.clear('session')] }
}
