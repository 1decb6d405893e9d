import type { Logger } from 'pino'
import type { ContentEnv } from '../env.ts'

/** Type of an entry event. */
export type HookEvent = 'entry.create' | 'entry.update' | 'entry.delete' | 'entry.publish' | 'entry.unpublish'

/** An event as Strapi 5 sends it. */
export type SentEvent = {
  readonly event: HookEvent
  readonly createdAt: string
  readonly model: string
  readonly uid: string
  readonly entry: object
}

/** Sends webhook events. */
export type Webhooks = {
  /** Returns at once: an editor never waits for another server. */
  send(event: SentEvent): void
}

type Options = {
  readonly env: Pick<ContentEnv, 'hookUrls' | 'hookSecret'>
  readonly log: Logger
  readonly fetch?: typeof globalThis.fetch
}

const timeoutMs = 5000

/**
 * Creates the sender of webhooks: each event to every configured URL, once, like Strapi, with fixed headers
 * (the secret as a bearer token) and without retries. A failed delivery is logged.
 */
export function createWebhooks({ env, log, fetch = globalThis.fetch }: Options): Webhooks {
  const authorization: Record<string, string> =
    env.hookSecret === undefined ? {} : { authorization: `Bearer ${env.hookSecret}` }
  const post = async (url: string, event: SentEvent) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-strapi-event': event.event, ...authorization },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`It answered ${response.status}`)
  }
  return {
    send(event) {
      for (const url of env.hookUrls) {
        post(url, event).catch((error: unknown) =>
          log.warn({ url, event: event.event, reason: String(error) }, 'webhook not delivered'),
        )
      }
    },
  }
}
