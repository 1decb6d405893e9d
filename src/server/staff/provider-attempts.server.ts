import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { localeSchema } from '../../routing/addresses/locale.schema.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { StateStore } from '../session/state-store.server.ts'

const attemptSchema = z.object({
  provider: z.string(),
  /** Path of the portal to go to afterwards, checked when the attempt began. */
  returnPath: z.string(),
  locale: localeSchema,
})

/** A sign-in by one of the content backend's providers, on its way. */
export type ProviderAttempt = z.infer<typeof attemptSchema>

export type ProviderAttempts = {
  /** The providers that staff may use, by the content backend's names. */
  readonly names: readonly string[]
  /** Keeps an attempt; gives the `Set-Cookie` header that binds it to this browser. */
  begin(attempt: ProviderAttempt): Promise<string>
  /** The attempt that this browser began; undefined where it began none, or with another provider. */
  read(cookieHeader: string | null, provider: string): Promise<ProviderAttempt | undefined>
  /** The `Set-Cookie` header that ends it. */
  end(): string
}

const livesS = 900
const secretBytes = 32
const keyOf = (secret: string): string =>
  `staff-signin:${createHash('sha256').update(secret).digest('base64url')}`

type Parts = { readonly names: readonly string[]; readonly cookies: Cookies; readonly store: StateStore }

/**
 * Without these, a link from elsewhere could sign a browser in to an account of somebody else's. The cookie holds a random
 * name alone: a destination of any length stays in the store.
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
