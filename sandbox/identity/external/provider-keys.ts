import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import type { Logger } from 'pino'
import { z } from 'zod'
import { isSafeToRead } from '../identity-env.ts'

/** The identity provider cannot be asked for its keys: no fault of a token. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError'
}

type KeyOptions = {
  /** Compared character by character with the issuer in the provider's metadata. */
  readonly issuer: string
  readonly now: () => Date
  readonly log: Pick<Logger, 'error'>
}

type KeySet = { readonly find: JWTVerifyGetKey; readonly readAt: number }

/** Age at which keys are read again, and at which they are no longer used although the provider is away. */
const freshMs = 600_000
const usableMs = 3_600_000
/** Tokens with invented key ids make the provider be asked at most this often; so do failures. */
const pauseMs = 10_000
const timeoutMs = 5000

const metadataSchema = z.looseObject({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })
const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) })

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
}

/** Reads the keys by OpenID Connect Discovery 1.0: the metadata must name the issuer that was asked (4.3). */
async function discoverKeys({ issuer }: KeyOptions): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
  const metadata = metadataSchema.parse(await readJson(address))
  if (metadata.issuer !== issuer) throw new Error(`discovery names another issuer: ${metadata.issuer}`)
  if (!isSafeToRead(metadata.jwks_uri)) throw new Error('the address of the keys must be https')
  const { keys } = keySetSchema.parse(await readJson(metadata.jwks_uri))
  return createLocalJWKSet({ keys })
}

/**
 * Finds the keys of an identity provider, which are read when first needed and kept for ten minutes. A token
 * of a key that is not among them makes them be read again, since keys rotate.
 *
 * @throws {ProviderUnavailableError} from the look-up, while there are no keys
 */
export function createProviderKeys(options: KeyOptions): JWTVerifyGetKey {
  const { log } = options
  const now = () => options.now().getTime()
  let known: KeySet | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  const ask = async () => {
    askedAt = now()
    try {
      known = { find: await discoverKeys(options), readAt: askedAt }
    } catch (error) {
      log.error({ issuer: options.issuer, err: error }, 'the keys of the identity provider cannot be read')
    }
  }
  const askOnce = async () => {
    if (asking === undefined && now() - askedAt < pauseMs) return
    asking ??= ask().finally(() => {
      asking = undefined
    })
    await asking
  }
  const present = async (): Promise<KeySet> => {
    if (known === undefined || now() - known.readAt > freshMs) await askOnce()
    if (known === undefined || now() - known.readAt > usableMs) throw new ProviderUnavailableError()
    return known
  }
  return async (header, token) => {
    const { find, readAt } = await present()
    try {
      return await find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      await askOnce()
      const again = await present()
      if (again.readAt === readAt) throw error
      return again.find(header, token)
    }
  }
}
