import { paths } from '../../routing/route-table.ts'
import { isNotFound } from '../backend-outcome.server.ts'
import type { ContentApi } from '../content-api/content-api.server.ts'
import type { Log } from '../log.server.ts'
import { currentRequestContext } from '../request-context.server.ts'
import { watchCall } from '../telemetry/watch-call.server.ts'
import { timeLimit } from '../time-limit.server.ts'
import type { AskWhetherGone } from './gone-check.server.ts'

const timeLimitMs = 5000

/**
 * Asks the old site with a HEAD request of at most five seconds (specification, points 2 and 9), following no
 * redirect: only 404 means that the page is gone, and an error of the old site means nothing.
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

/** Without an old site: whether the content backend has a page of that address. */
export function askContentBackend(contentApi: Pick<ContentApi, 'findPage'>): AskWhetherGone {
  return async (pathname) => {
    const locale = paths.localeOf(pathname)
    const url = pathname.replace(/^\/(en\/)?/, '')
    const found = await contentApi.findPage({ locale, url })
    if (isNotFound(found)) return true
    return found.kind === 'ok' ? false : undefined
  }
}
