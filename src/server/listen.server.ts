import type { IncomingMessage, Server as NodeHttpServer, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Server, serve } from 'srvx'
import { shelfFolders, shelveAssets } from './assets/asset-shelf.server.ts'
import { createAssets } from './assets/assets.server.ts'
import { compressAnswer } from './compression.server.ts'
import { type Connections, watchConnections } from './connections.server.ts'
import { endProcess, settleSystemWork } from './end-process.server.ts'
import { canShareAddress, openEntrances } from './entrances.server.ts'
import { env } from './env.server.ts'
import { log } from './log.server.ts'

const largestRequestBytes = 1_000_000
/** For how long answers that are under way may go on when the process stops. */
const answersWithinMs = 10_000
/** For how long work of the system may go on after that. */
const systemWithinMs = 2000
/** Listening sockets beside the first: a turn of the event loop takes one new connection from each. */
const furtherEntrances = 15
/** How often connections are looked through for requests that take too long to arrive. */
const lookForSlowEveryMs = 1000

/** Answers what needs no pipeline; false where it cannot. */
type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

type ListenOptions = {
  /** Asked first, with the bare request. */
  readonly answerAtOnce: AnswerAtOnce
  /** What has still to be done when the last answer is out. */
  readonly beforeExit: () => Promise<void>
}

/**
 * Listens on HOST and PORT: the files of the client build, and the portal behind them. Stops on the first SIGTERM or
 * SIGINT once the requests in flight are answered, which they have ten seconds for; later signals change nothing.
 * @param assetsDirectory the client build.
 * @throws when the port cannot be had.
 */
export async function listen(
  portal: (request: Request) => Promise<Response>,
  assetsDirectory: string,
  { answerAtOnce, beforeExit }: ListenOptions,
): Promise<void> {
  const shelf = join(env.DATA_DIR, 'assets')
  const reusePort = await canShareAddress({ host: env.HOST, port: env.PORT })
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
    reusePort,
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
  const connections = watchConnections(nodeServerOf(server))
  putBefore(server, answerAtOnce)
  await server.serve()
  await server.ready()
  const entrances = reusePort ? await openEntrances(nodeServerOf(server), furtherEntrances) : []
  for (const entrance of entrances) connections.addEntrance(entrance)
  log.info({ address: server.url, publicUrl: env.PUBLIC_URL }, 'listening')
  shelveAssets(join(assetsDirectory, 'assets'), shelf, Date.now()).catch((error: unknown) =>
    log.warn({ err: error }, 'files of older builds cannot be kept'),
  )
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (!isStopping) stop(connections, signal, beforeExit)
      isStopping = true
    })
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

async function stop(
  connections: Connections,
  signal: string,
  beforeExit: () => Promise<void>,
): Promise<void> {
  log.info({ signal }, 'stopping')
  const left = await connections.close(answersWithinMs)
  if (left.connections > 0) log.warn(left, 'connections are closed before they were at their end')
  await Promise.all([beforeExit(), settleSystemWork(systemWithinMs)])
  endProcess()
}

/** The portal speaks HTTP/1.1 without TLS, so the server underneath is of this kind. */
function nodeServerOf({ node }: Server): NodeHttpServer {
  if (node?.server === undefined) throw new Error('there is no Node server')
  return node.server as NodeHttpServer
}
