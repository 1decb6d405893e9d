import { type ProviderMetadata, providerMetadataSchema } from '../../../contract/identity/claims.schema.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'

/** Time for which the provider's metadata are cached. */
const retentionMs = 600_000

type Discovered = Extract<BackendOutcome<ProviderMetadata>, { kind: 'ok' }>

/** Metadata of the identity provider. */
export type Discovery = {
  /** Returns the provider's endpoints. Concurrent requests share one call; a failure is not cached. */
  metadata(): Promise<BackendOutcome<ProviderMetadata>>
  /** Returns the cached metadata without a call. */
  known(): ProviderMetadata | undefined
}

type DiscoveryOptions = {
  /** Compared character by character with the issuer in the metadata. */
  readonly issuer: string
  /** A client whose base URL is the issuer without a trailing slash. */
  readonly client: HttpClient
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

/** Implements OpenID Connect Discovery 1.0: the metadata must name the requested issuer (section 4.3). */
export function createDiscovery({ issuer, client, now }: DiscoveryOptions): Discovery {
  let kept: { readonly until: number; readonly outcome: Discovered } | undefined
  let asking: Promise<BackendOutcome<ProviderMetadata>> | undefined
  const ask = async (): Promise<BackendOutcome<ProviderMetadata>> => {
    const outcome = await client.json({
      path: '/.well-known/openid-configuration',
      locale: 'en',
      response: providerMetadataSchema,
    })
    if (outcome.kind !== 'ok') return outcome
    if (outcome.data.issuer !== issuer)
      return { kind: 'unexpected_body', status: outcome.status, reason: 'wrong_shape' }
    kept = { until: now() + retentionMs, outcome }
    return outcome
  }
  return {
    known: () => kept?.outcome.data,
    async metadata() {
      if (kept && kept.until > now()) return kept.outcome
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}
