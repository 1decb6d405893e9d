import type { HeldMandate } from '../../contract/product-api/mandate.schema.ts'
import type { PortalUser } from '../../contract/product-api/user.schema.ts'
import { sessionResponse } from '../auth-helper/session-response.server.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import { createFormDrafts } from '../forms/form-drafts.server.ts'
import type { HttpClient } from '../http/http-client.server.ts'
import { createCookies } from '../session/cookies.server.ts'
import { createPortalSessions } from '../session/portal-sessions.server.ts'
import { createSeal } from '../session/seal.server.ts'
import { createSessions } from '../session/sessions.server.ts'
import { type StateStore, StateStoreError } from '../session/state-store.server.ts'
import { record, startMs } from '../session/testing.ts'
import type { UserLookUp } from '../session/user-look-up.server.ts'
import { switchHolder } from './holders.server.ts'

/** Milliseconds of an hour. */
export const hourMs = 3_600_000
/** Seals the cookies and stores of these tests. */
export const seal = createSeal(['a secret of thirty-two characters or more'])
const cookies = createCookies('http://localhost:3000')
const limits = { idleS: 1800, absoluteS: 43_200 }
const terms = { scope: 'both', power: 'act', since: '2026-01-01', until: null } as const
const mandateOf = (id: string): HeldMandate => ({ id, holder: `Holder ${id}`, ...terms })

const userOf = (id: string, held: readonly string[] = []): PortalUser => ({
  ...record().user,
  ...{ id, role: 'investor', verification: 'verified', legal_entity: null },
  mandates: held.map(mandateOf),
})

type Api = {
  /** Mandates of the person. */
  held: readonly string[]
  /** Holders for whom a token is open. */
  readonly opened: Set<string>
  /** Answer to the opening of a mandate; a token by default. */
  opens: BackendOutcome<never> | undefined
  /** Answer to the look-up of a holder; the holder by default, while a token is open. */
  finds: UserLookUp | undefined
}

/** The product API's calls of a switch. */
function fakeHttp(api: Api, now: () => number): Pick<HttpClient, 'json'> {
  return {
    async json({ params, path, response }) {
      const id = String(params?.id)
      if (path.endsWith('/close')) {
        api.opened.delete(`holder-${id}`)
        return { kind: 'ok', status: 200, data: response.parse({ done: true }) }
      }
      if (api.opens !== undefined) return api.opens
      if (!api.held.includes(id))
        return { kind: 'refused', status: 404, code: 'not_found', retryAfterS: null }
      api.opened.add(`holder-${id}`)
      const view = { id: 'view', token: `token-${id}`, holder_id: `holder-${id}`, ...terms }
      const ends_at = new Date(now() + 4 * hourMs).toISOString()
      return { kind: 'ok', status: 200, data: response.parse({ ...view, ends_at }) }
    },
  }
}

/** A store that fails to write the keys of a pattern. */
const failingAt = (store: StateStore, failing: { keys: RegExp | undefined }): StateStore => ({
  ...store,
  set: async (key, value, livesS) => {
    if (failing.keys?.test(key)) throw new StateStoreError('failed')
    return store.set(key, value, livesS)
  },
})

/** A person with mandates `one` and `two`, their browser, and a product API and a store that can be made to fail. */
export async function personWithMandates(given: StateStore, clock: { nowMs: number }) {
  const now = () => clock.nowMs
  const failing: { keys: RegExp | undefined } = { keys: undefined }
  const store = failingAt(given, failing)
  const api: Api = { held: ['one', 'two'], opened: new Set(), opens: undefined, finds: undefined }
  const sessions = createSessions({ store, seal, cookies, limits, now })
  const lookUpUser = async ({ subject }: { readonly subject: string }): Promise<UserLookUp> => {
    if (subject === 'person') return { kind: 'found', user: userOf('person', api.held) }
    if (api.finds !== undefined) return api.finds
    return api.opened.has(subject)
      ? { kind: 'found', user: userOf(subject) }
      : { kind: 'not_admitted', cause: 'product_api_401' }
  }
  const refresh = async () => ({ ok: false, fault: 'unreachable', cause: 'none is asked' }) as const
  const clients = { investor: { refresh }, partner: { refresh } }
  const portalSessions = createPortalSessions({ store, sessions, clients, lookUpUser, refreshS: 600, now })
  const { reload } = portalSessions
  const drafts = createFormDrafts(store, cookies)
  const deps = { http: fakeHttp(api, now), lookUpUser, sessions, cookies, now, reload, drafts }
  const own = { accessEndsAtMs: startMs + 12 * hourMs, user: userOf('person', api.held) }
  const browser = { cookie: (await sessions.open(record({ subject: 'person', ...own }))).cookie }
  const header = () => browser.cookie.split(';')[0] ?? ''
  const take = (setCookie: string | undefined) => {
    if (setCookie !== undefined) browser.cookie = setCookie
  }
  const sessionOf = async () => {
    const session = await sessions.read(header())
    if (session === undefined) throw new Error('nobody is signed in')
    return session
  }
  return {
    ...{ api, failing, header, portalSessions, sessionOf, sessions },
    /** Chooses a holder, as the form of the bar does, and takes the cookie of the answer. */
    async choose(holder: string) {
      const request = new Request('http://localhost:3000/api/account/holder', { method: 'POST' })
      const call = { data: { holder }, locale: 'en', isProven: true, returnPath: '/en', request } as const
      const result = await switchHolder(call, await sessionOf(), deps)
      const [name = ''] = browser.cookie.split('=')
      take(result.cookies?.find((one) => one.startsWith(`${name}=`)))
      return result
    },
    /** Loads a page, or polls: returns what the browser is told of the session, and takes its cookie. */
    async load(activity: 'active' | 'passive' = 'active') {
      const current = await portalSessions.current(header(), activity, 0)
      take(current?.cookie)
      const { session } = current ?? {}
      const told = session && sessionResponse(session, sessions.endsOf(session), now())
      const holders = told && 'holders' in told ? told.holders : undefined
      const former = holders && 'former' in holders ? holders.former : undefined
      return { user: told?.user.id, holders, former }
    },
    /** Whose data the browser would get from now on; undefined for nobody's. */
    reads: async () => (await sessions.read(header()))?.user.id,
  }
}
