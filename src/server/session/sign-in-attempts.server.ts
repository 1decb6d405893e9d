import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { localeSchema } from '../../routing/addresses/locale.schema.ts'
import type { Cookies } from './cookies.server.ts'
import type { StateStore } from './state-store.server.ts'

const attemptSchema = z.object({
  client: z.enum(['investor', 'partner']),
  nonce: z.string(),
  verifier: z.string(),
  /** Path of the portal to return to, validated when the attempt began. */
  returnPath: z.string(),
  /** Language of the provider's pages. */
  locale: localeSchema,
  /** Language of the page where the sign-in began; absent where it had none. */
  place: z.optional(localeSchema),
  /** Digest of the browser's own secret: a response that arrives in another browser is refused. */
  browser: z.string(),
  /** Earliest time of authentication, in seconds since 1970; absent where any time is accepted. */
  reauthenticateFromS: z.number().optional(),
  /** When it began, in seconds since 1970: the earliest time where a session of the browser ends meanwhile. */
  begunAtS: z.number().optional(),
})

/** A pending sign-in, against which the provider's response is checked. */
export type SignInAttempt = z.infer<typeof attemptSchema>

/** A started sign-in. */
export type BegunAttempt = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** `Set-Cookie` headers that bind the attempt to this browser. */
  readonly cookies: readonly string[]
}

/** Parameters of a new sign-in. */
export type AttemptInput = Pick<
  SignInAttempt,
  'client' | 'returnPath' | 'locale' | 'place' | 'reauthenticateFromS' | 'begunAtS'
>

/** Pending sign-ins. */
export type SignInAttempts = {
  /**
   * Starts a sign-in.
   * @param browserToken secret that the browser's tabs already share, so that two tabs that start at once,
   *   before either has the cookie, are bound to the same secret
   */
  begin(input: AttemptInput, cookieHeader: string | null, browserToken?: string): Promise<BegunAttempt>
  /** Returns the attempt of a provider's response, once; undefined for an unknown, used or foreign state. */
  take(state: string, cookieHeader: string | null): Promise<SignInAttempt | undefined>
  /** Returns the `Set-Cookie` header that removes the attempt's own cookie; undefined where it has none. */
  end(state: string, cookieHeader: string | null): string | undefined
}

/** Seconds in which a sign-in has to be finished. */
export const attemptLivesS = 900

const secretBytes = 32
const random = () => randomBytes(secretBytes).toString('base64url')
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const keyOf = (state: string) => `signin:${digest(state)}`
const browserSecret = /^[\w-]{43}$/
/** Number of a state that names the attempt's own cookie: caches know such cookies by their form. */
const markOf = (state: string) =>
  String(createHash('sha256').update(`cookie ${state}`).digest().readUInt32BE())

type AttemptsOptions = { readonly store: StateStore; readonly cookies: Cookies }

/**
 * Creates the store of pending sign-ins (RFC 6749, 10.12; RFC 7636): `state`, `nonce` and verifier are random, used
 * once and bound to the browser. A browser may have several at a time, in several tabs; its cookie outlives each of
 * them. Tabs that begin before the browser has that cookie replace it for each other, so that each then has a cookie of
 * its own besides.
 */
export function createSignInAttempts({ store, cookies }: AttemptsOptions): SignInAttempts {
  const secretOf = (cookieHeader: string | null, mark?: string): string | undefined => {
    const secret = cookies.read(cookieHeader, 'signin', mark)
    return secret !== undefined && browserSecret.test(secret) ? secret : undefined
  }
  return {
    async begin(input, cookieHeader, browserToken) {
      const derived = browserToken === undefined ? random() : digest(`sign-in ${browserToken}`)
      const known = secretOf(cookieHeader)
      const browser = known ?? derived
      const [state, nonce, verifier] = [random(), random(), random()]
      const attempt: SignInAttempt = { ...input, nonce, verifier, browser: digest(browser) }
      await store.set(keyOf(state), JSON.stringify(attempt), attemptLivesS)
      const own = known === undefined ? [markOf(state)] : []
      const bindings = [undefined, ...own].map((mark) =>
        cookies.write('signin', browser, attemptLivesS, mark),
      )
      return { state, nonce, verifier, cookies: bindings }
    },
    async take(state, cookieHeader) {
      const secrets = [secretOf(cookieHeader), secretOf(cookieHeader, markOf(state))]
      const digests = secrets.flatMap((secret) => (secret === undefined ? [] : [digest(secret)]))
      const kept = digests.length === 0 ? undefined : await store.take(keyOf(state))
      const attempt = kept === undefined ? undefined : attemptSchema.parse(JSON.parse(kept))
      return attempt !== undefined && digests.includes(attempt.browser) ? attempt : undefined
    },
    end: (state, cookieHeader) =>
      secretOf(cookieHeader, markOf(state)) && cookies.clear('signin', markOf(state)),
  }
}
