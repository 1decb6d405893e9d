import { currentRequestContext, runInRequestContext } from '../http/request-context.server.ts'
import { isServerFunctionPath } from '../http/server-function-path.server.ts'
import { routePatternOf } from './route-pattern.server.ts'

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
