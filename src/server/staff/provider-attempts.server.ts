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
  begin(attempt: ProviderAttempt): Promise<string>
  /** Returns this browser's attempt; undefined without one, or for another provider. */
  read(cookieHeader: string | null, provider: string): Promise<ProviderAttempt | undefined>
  /** Returns the `Set-Cookie` header that ends the attempt. */
  end(): string
}

const livesS = 900
const secretBytes = 32
const keyOf = (secret: string): string =>
  `staff-signin:${createHash('sha256').update(secret).digest('base64url')}`

type Parts = { readonly names: readonly string[]; readonly cookies: Cookies; readonly store: StateStore }

/**
 * Creates the store of pending sign-ins, which prevent a link on another site from signing a browser in to a
 * foreign account. The cookie holds only a random name, so that a destination of any length fits into the
 * store.
 */
export function createProviderAttempts({ names, cookies, store }: Parts): ProviderAttempts {
  return {
    names,
    async begin(attempt) {
      const secret = randomBytes(secretBytes).toString('base64url')
      await store.set(keyOf(secret), JSON.stringify(attempt), livesS)
      return cookies.write('connect', secret, livesS)
    },
    async read(cookieHeader, provider) {
      const secret = cookies.read(cookieHeader, 'connect')
      const kept = secret === undefined ? undefined : await store.get(keyOf(secret))
      const attempt = kept === undefined ? undefined : attemptSchema.parse(JSON.parse(kept))
      return attempt?.provider === provider ? attempt : undefined
    },
    end: () => cookies.clear('connect'),
  }
}
