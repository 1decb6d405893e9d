import { createRequestMemory } from '../http/request-context.server.ts'
import type { Session } from './session-record.server.ts'
import type { Sessions } from './sessions.server.ts'

/**
 * Sessions as one request meets them: the layout of a page and each of its private calls ask for the session of the same
 * cookie, which is read from the store once. What the request itself changes is read anew. Every call still judges what
 * was read by itself, and nothing outlives the request: an end is seen by the next one, whoever made it.
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
    endAllOf: forgetting(sessions.endAllOf),
    endListed: forgetting(sessions.endListed),
  }
}
