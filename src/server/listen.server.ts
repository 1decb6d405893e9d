import type { IncomingMessage, Server as NodeHttpServer, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Server, serve } from 'srvx'
import { shelfFolders, shelveAssets } from './assets/asset-shelf.server.ts'
import { createAssets } from './assets/assets.server.ts'
import { compressAnswer } from './compression.server.ts'
import { env } from './env.server.ts'
import { log } from './log.server.ts'

const largestRequestBytes = 1_000_000
const stopWithinMs = 10_000
/** How often connections are looked through for requests that take too long to arrive. */
const lookForSlowEveryMs = 1000
const idlePollMs = 100

/** Answers what needs no pipeline; false where it cannot. */
type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

type ListenOptions = {
  /** Asked first, with the bare request. */
  readonly answerAtOnce: AnswerAtOnce
  /** What has still to be done when the last answer is out. */
  readonly beforeExit: () => Promise<void>
}

/**
 * Listens on HOST and PORT: the files of the client build, and the portal behind them. Stops on SIGTERM and SIGINT
 * once the requests in flight are answered, within ten seconds.
 * @param assetsDirectory the client build.
 * @throws when the port cannot be had.
 */
export async function listen(
  portal: (request: Request) => Promise<Response>,
  assetsDirectory: string,
  { answerAtOnce, beforeExit }: ListenOptions,
): Promise<void> {
  const shelf = join(env.DATA_DIR, 'assets')
  const server = serve({
    fetch: async (request) => compressAnswer(request, await portal(request)),
    middleware: [
      createAssets(assetsDirectory, {
        isHttps: env.PUBLIC_URL.startsWith('https:'),
        olderBuilds: shelfFolders(shelf),
      }),
    ],
    hostname: env.HOST,
    port: env.PORT,
    maxRequestBodySize: largestRequestBytes,
    // Whoever sends a request byte by byte gets 408: connections are few.
    node: {
      requestTimeout: env.REQUEST_TIMEOUT_S * 1000,
      headersTimeout: env.REQUEST_TIMEOUT_S * 1000,
      connectionsCheckingInterval: lookForSlowEveryMs,
    },
    gracefulShutdown: false,
    silent: true,
    manual: true,
  })
  putBefore(server, answerAtOnce)
  await server.serve()
  await server.ready()
  log.info({ address: server.url, publicUrl: env.PUBLIC_URL }, 'listening')
  shelveAssets(join(assetsDirectory, 'assets'), shelf, Date.now()).catch((error: unknown) =>
    log.warn({ err: error }, 'files of older builds cannot be kept'),
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop(server, signal, beforeExit))
}

/** Nothing listens yet, so that no request can come between. */
function putBefore({ node }: Server, answerAtOnce: AnswerAtOnce): void {
  const [server, handler] = [node?.server, node?.handler]
  if (server === undefined || handler === undefined) throw new Error('there is no Node server')
  server.removeListener('request', handler)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!answerAtOnce(request, response)) handler(request, response)
  })
}

async function stop(server: Server, signal: string, beforeExit: () => Promise<void>): Promise<void> {
  log.info({ signal }, 'stopping')
  // A connection that was busy when closing began is not closed when its answer is out, only when it times out.
  const idle = setInterval(() => nodeServerOf(server)?.closeIdleConnections(), idlePollMs)
  const late = setTimeout(() => void server.close(true), stopWithinMs)
  await server.close()
  clearInterval(idle)
  clearTimeout(late)
  await beforeExit()
  log.info('stopped')
  process.exit(0)
}

/** The portal speaks HTTP/1.1 without TLS, so the server underneath is of this kind. */
function nodeServerOf(server: Server): NodeHttpServer | undefined {
  return server.node?.server as NodeHttpServer | undefined
}
