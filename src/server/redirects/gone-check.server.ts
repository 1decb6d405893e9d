import { paths } from '../../routing/addresses/route-table.ts'
import { isNotFound } from '../backends/backend-outcome.server.ts'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import { timeLimit } from '../http/bounded-reading.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import type { Log } from '../process/log.server.ts'
import { watchCall } from '../telemetry/watch.server.ts'

/** Reports whether the page of a path is gone; undefined while that is unknown. */
type AskWhetherGone = (pathname: string) => Promise<boolean | undefined>

type GoneCheckOptions = {
  readonly ask: AskWhetherGone
  readonly now?: () => number
  /** Time for which a result is cached, in milliseconds. */
  readonly retentionMs?: number
  /**
   * Time after a failed check before the next one, in milliseconds, so that visitors do not wait for it one
   * after the other.
   */
  readonly retryMs?: number
}

type Known = { readonly isGone: boolean; readonly until: number }

/**
 * Creates a check that runs once for concurrent requests and caches its result (P-033, P-034). A failed check
 * counts as not gone. Only listed paths are checked, which bounds the cache.
 */
export function createGoneCheck(options: GoneCheckOptions): (pathname: string) => Promise<boolean> {
  const { ask, now = Date.now, retentionMs = 3_600_000, retryMs = 30_000 } = options
  const known = new Map<string, Known>()
  const running = new Map<string, Promise<boolean>>()

  async function find(pathname: string): Promise<boolean> {
    const response = await ask(pathname)
    known.set(pathname, {
      isGone: response ?? false,
      until: now() + (response === undefined ? retryMs : retentionMs),
    })
    return response ?? false
  }

  return async (pathname) => {
    const kept = known.get(pathname)
    if (kept !== undefined && kept.until > now()) return kept.isGone
    const asked = running.get(pathname) ?? find(pathname).finally(() => running.delete(pathname))
    running.set(pathname, asked)
    return asked
  }
}

const timeLimitMs = 5000

/**
 * Checks the legacy site with a HEAD request of at most five seconds (P-034), without following redirects:
 * only 404 means that the page is gone; an error of the legacy site means unknown.
 */
export function askLegacyOrigin(origin: string, log: Log, timeoutMs = timeLimitMs): AskWhetherGone {
  return async (pathname) => {
    const watch = watchCall({ backend: 'legacy', method: 'HEAD', template: '/{path}' })
    using limit = timeLimit(timeoutMs)
    try {
      const requestId = currentRequestContext()?.requestId
      const { status } = await fetch(new URL(encodeURI(pathname), origin), {
        method: 'HEAD',
        redirect: 'manual',
        signal: limit.signal,
        headers: { ...(requestId === undefined ? {} : { 'x-request-id': requestId }), ...watch?.headers },
      })
      watch?.end({ status, ...(status >= 500 ? { failure: 'unexpected_status' } : {}) })
      return status >= 500 || status === 429 ? undefined : status === 404
    } catch (error) {
      watch?.end({ failure: 'unreachable' })
      log.warn({ path: pathname, cause: error instanceof Error ? error.name : 'unknown' }, 'old site silent')
      return undefined
    }
  }
}

/** Checks the content backend for a page at the path, where no legacy site is configured. */
export function askContentBackend(contentApi: Pick<ContentApi, 'findPage'>): AskWhetherGone {
  return async (pathname) => {
    const locale = paths.localeOf(pathname)
    const url = pathname.replace(/^\/(en\/)?/, '')
    const found = await contentApi.findPage({ locale, url })
    if (isNotFound(found)) return true
    return found.kind === 'ok' ? false : undefined
  }
}
