import { type ProviderMetadata, providerMetadataSchema } from '../../../contract/identity/claims.schema.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'

/** How long the provider's metadata are kept. */
const retentionMs = 600_000

type Discovered = Extract<BackendOutcome<ProviderMetadata>, { kind: 'ok' }>

export type Discovery = {
  /** The provider's endpoints. Asked for at most once at a time; a failure is not kept. */
  metadata(): Promise<BackendOutcome<ProviderMetadata>>
  /** What was last discovered, without asking. */
  known(): ProviderMetadata | undefined
}

type DiscoveryOptions = {
  /** Compared character by character with what the provider says of itself. */
  readonly issuer: string
  /** A client whose base address is the issuer without its last slash. */
  readonly client: HttpClient
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** OpenID Connect Discovery 1.0: the metadata must name the very issuer that was asked (section 4.3). */
export function createDiscovery({ issuer, client, now }: DiscoveryOptions): Discovery {
  let kept: { readonly until: number; readonly outcome: Discovered } | undefined
  let asking: Promise<BackendOutcome<ProviderMetadata>> | undefined
  const ask = async (): Promise<BackendOutcome<ProviderMetadata>> => {
    const outcome = await client.json({
      path: '/.well-known/openid-configuration',
      locale: 'en',
      answer: providerMetadataSchema,
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
