import { currentRequestContext } from '../http/request-context.server.ts'
import type { Ended, Watch, WatchedCall } from './telemetry.server.ts'

/** Begins to watch a call to a backend, as a part of the request that it is made for; undefined outside one. */
export function watchCall(call: Omit<WatchedCall, 'kind'>): Watch | undefined {
  return currentRequestContext()?.watch?.begin({ kind: 'backend_call', ...call })
}

/**
 * Watches a call that another library makes.
 * @param judge says how it ended by what it gave; it never throws for a fault of the backend.
 */
export async function watchedCall<Answer>(
  call: Omit<WatchedCall, 'kind'>,
  run: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
  judge: (answer: Answer) => Ended,
): Promise<Answer> {
  const watch = watchCall(call)
  const answer = await run(watch?.headers ?? {})
  watch?.end(judge(answer))
  return answer
}
