import { isAlwaysServed } from './shed-overload.server.ts'

type Application = (request: Request) => Response | Promise<Response>

/**
 * Runs the two computations of a page, its loaders and its render, in groups: at most `groupSize` requests per turn of
 * the event loop, in the order of arrival. The requests of a group run each step one after the other, so that the
 * processor finds the step's code and data in its caches (decision 047).
 *
 * Renders precede requests that have not started, since a started request holds memory.
 */
export function createRenderScheduler(groupSize: number) {
  const renders: (() => void)[] = []
  const starts: (() => void)[] = []
  let isRunning = false

  function runGroup(): void {
    const group = (renders.length > 0 ? renders : starts).splice(0, groupSize)
    isRunning = group.length > 0
    if (!isRunning) return
    for (const resolve of group) resolve()
    // Sockets are read between two groups, so that a new request is seen, and shed, under load too.
    setImmediate(runGroup)
  }

  const turnIn = (queue: (() => void)[]) => (): Promise<void> =>
    new Promise((resolve) => {
      queue.push(resolve)
      if (!isRunning) setImmediate(runGroup)
      isRunning = true
    })

  return {
    /** Resolves when a request may start: before its loaders run. */
    start: turnIn(starts),
    /** Resolves when a page may be rendered: after its loaders, however long those took. */
    render: turnIn(renders),
  }
}

export type RenderScheduler = ReturnType<typeof createRenderScheduler>

/** Starts requests as the scheduler lets them. A request whose client has gone meanwhile is not served. */
export function startInGroups(
  application: Application,
  { start }: Pick<RenderScheduler, 'start'>,
): Application {
  return async (request) => {
    if (isAlwaysServed(new URL(request.url).pathname)) return application(request)
    await start()
    request.signal.throwIfAborted()
    return application(request)
  }
}
