import { z } from 'zod'
import { localeSchema } from '../../routing/locale.schema.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { Seal } from '../session/seal.server.ts'

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
  /** The `Set-Cookie` header that binds the attempt to this browser. */
  begin(attempt: ProviderAttempt): string
  /** The attempt that this browser began; undefined where it began none, or with another provider. */
  read(cookieHeader: string | null, provider: string): ProviderAttempt | undefined
  /** The `Set-Cookie` header that ends it. */
  end(): string
}

const sealPurpose = 'content provider attempt'
const livesS = 900

type Parts = { readonly names: readonly string[]; readonly cookies: Cookies; readonly seal: Seal }

/** Without these, a link from elsewhere could sign a browser in to an account of somebody else's. */
export function createProviderAttempts({ names, cookies, seal }: Parts): ProviderAttempts {
  return {
    names,
    begin: (attempt) => cookies.write('connect', seal.seal(JSON.stringify(attempt), sealPurpose), livesS),
    read(cookieHeader, provider) {
      const sealed = cookies.read(cookieHeader, 'connect')
      const opened = sealed && seal.open(sealed, sealPurpose)
      const attempt = opened ? attemptSchema.parse(JSON.parse(opened)) : undefined
      return attempt?.provider === provider ? attempt : undefined
    },
    end: () => cookies.clear('connect'),
  }
}
