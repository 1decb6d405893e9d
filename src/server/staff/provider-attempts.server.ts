import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { localeSchema } from '../../routing/addresses/locale.schema.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { StateStore } from '../session/state-store.server.ts'

const attemptSchema = z.object({
  provider: z.string(),
  /** Path of the portal to return to, validated when the attempt began. */
  returnPath: z.string(),
  locale: localeSchema,
})

/** A pending sign-in by one of the content backend's providers. */
export type ProviderAttempt = z.infer<typeof attemptSchema>

/** Pending sign-ins by providers of the content backend. */
export type ProviderAttempts = {
  /** Providers that staff may use, by the content backend's names. */
  readonly names: readonly string[]
  /** Stores an attempt; returns the `Set-Cookie` header that binds it to this browser. */
  begin(attempt: ProviderAttempt, cookieHeader: string | null): Promise<string>
  /** Returns this browser's last attempt; undefined without one, or for another provider. */
  read(cookieHeader: string | null, provider: string): Promise<ProviderAttempt | undefined>
  /** Ends that attempt; returns the `Set-Cookie` header that says so. Those of other tabs are kept. */
  end(cookieHeader: string | null, provider: string): Promise<string>
}

const livesS = 900
/** Limit of pending attempts of one browser, in several tabs. */
const mostAttempts = 5
const secretBytes = 32
const attemptsSchema = z.array(attemptSchema)
const keyOf = (secret: string): string =>
  `staff-signins:${createHash('sha256').update(secret).digest('base64url')}`

type Parts = { readonly names: readonly string[]; readonly cookies: Cookies; readonly store: StateStore }

/**
 * Creates the store of pending sign-ins, which prevent a link on another site from signing a browser in to a
 * foreign account. The cookie holds only a random name, so that a destination of any length fits into the
 * store. The content backend sends nothing back that tells two tabs apart: each answer ends the last attempt.
 */
export function createProviderAttempts({ names, cookies, store }: Parts): ProviderAttempts {
  const pending = async (cookieHeader: string | null): Promise<readonly ProviderAttempt[]> => {
    const secret = cookies.read(cookieHeader, 'connect')
    const kept = secret === undefined ? undefined : await store.get(keyOf(secret))
    return kept === undefined ? [] : attemptsSchema.parse(JSON.parse(kept))
  }
  const keep = async (attempts: readonly ProviderAttempt[]): Promise<string> => {
    const secret = randomBytes(secretBytes).toString('base64url')
    await store.set(keyOf(secret), JSON.stringify(attempts.slice(0, mostAttempts)), livesS)
    return cookies.write('connect', secret, livesS)
  }
  const lastOf = (attempts: readonly ProviderAttempt[], provider: string) =>
    attempts.find((attempt) => attempt.provider === provider)
  return {
    names,
    begin: async (attempt, cookieHeader) => keep([attempt, ...(await pending(cookieHeader))]),
    read: async (cookieHeader, provider) => lastOf(await pending(cookieHeader), provider),
    async end(cookieHeader, provider) {
      const attempts = await pending(cookieHeader)
      const rest = attempts.filter((attempt) => attempt !== lastOf(attempts, provider))
      return rest.length === 0 ? cookies.clear('connect') : keep(rest)
    },
  }
}
