import { createRequestMemory } from '../http/request-context.server.ts'
import type { Session } from './session-record.server.ts'
import type { Sessions } from './sessions.server.ts'

/**
 * Wraps sessions with a cache per request: a page's layout and its private calls read the session of the same
 * cookie from the store once. The request's own changes invalidate the cache. Every call still authorises by
 * itself, and the cache ends with the request, so that the next request sees a session that was ended
 * anywhere.
 */
export function readOncePerRequest(sessions: Sessions): Sessions {
  const known = createRequestMemory<Promise<Session | undefined>>()
  const forgetting =
    <Input extends readonly unknown[], Result>(write: (...input: Input) => Promise<Result>) =>
    (...input: Input): Promise<Result> =>
      write(...input).finally(known.forget)
  return {
    ...sessions,
    read: (cookieHeader) => known.once(cookieHeader ?? '', () => sessions.read(cookieHeader)),
    async touch(session, atMostEveryMs) {
      const touched = await sessions.touch(session, atMostEveryMs)
      if (touched !== session) known.forget()
      return touched
    },
    change: forgetting(sessions.change),
    renew: forgetting(sessions.renew),
    end: forgetting(sessions.end),
    leaveFor: forgetting(sessions.leaveFor),
    endAllOf: forgetting(sessions.endAllOf),
    endListed: forgetting(sessions.endListed),
  }
}
