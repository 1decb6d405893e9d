import { currentRequestContext, runInRequestContext } from '../http/request-context.server.ts'
import { isServerFunctionPath } from '../http/server-function-path.server.ts'
import { routePatternOf } from './route-pattern.server.ts'
import type { Ended, Watch, WatchedCall } from './telemetry.server.ts'

/**
 * Starts to trace and measure a call to a backend as part of the current request; undefined outside a
 * request.
 */
export function watchCall(call: Omit<WatchedCall, 'kind'>): Watch | undefined {
  return currentRequestContext()?.watch?.begin({ kind: 'backend_call', ...call })
}

/**
 * Traces and measures a call that another library makes.
 * @param run makes the call with the trace headers; it does not throw for a failure of the backend
 * @param judge maps the result to the end of the operation
 */
export async function watchedCall<Reply>(
  call: Omit<WatchedCall, 'kind'>,
  run: (headers: Readonly<Record<string, string>>) => Promise<Reply>,
  judge: (response: Reply) => Ended,
): Promise<Reply> {
  const watch = watchCall(call)
  const response = await run(watch?.headers ?? {})
  watch?.end(judge(response))
  return response
}

type Application = (request: Request) => Response | Promise<Response>

const isPage = (pathname: string) => !pathname.startsWith('/api/') && !isServerFunctionPath(pathname)

/** Traces and measures the renders of pages; the calls that a render makes are nested operations. */
export function watchRenders(application: Application): Application {
  return async (request) => {
    const context = currentRequestContext()
    const { pathname } = new URL(request.url)
    if (context?.watch === undefined || !isPage(pathname)) return application(request)
    const watch = context.watch.begin({ kind: 'render', route: routePatternOf(pathname) })
    try {
      const response = await runInRequestContext({ ...context, watch }, () => application(request))
      watch.end({ status: response.status })
      return response
    } catch (error) {
      watch.end({ failure: 'thrown' })
      throw error
    }
  }
}
