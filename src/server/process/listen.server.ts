import { IncomingMessage, type Server as NodeHttpServer, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Server, type ServerRequest, serve } from 'srvx'
import { limitRequestBody } from 'srvx/body-limit'
import { retainAssets, retentionFolders } from '../assets/asset-retention.server.ts'
import { createAssets } from '../assets/assets.server.ts'
import { env } from '../composition/env.server.ts'
import { largestUploadBytes, uploadPaths } from '../forms/read-upload.server.ts'
import { compressResponse } from '../http/compression.server.ts'
import { type Connections, dropBody, watchConnections } from './connections.server.ts'
import { endProcess, settleSystemWork } from './end-process.server.ts'
import { log } from './log.server.ts'

const largestRequestBytes = 1_000_000
/** The largest file of a form, see `largestUploadBytes`, with the form around it. */
const largestUploadRequestBytes = largestUploadBytes + 100_000
/** Time limit of responses in flight when the process stops. */
const responsesWithinMs = 10_000
/** Time limit of pending system calls after that. */
const systemWithinMs = 2000
/** Interval at which connections are checked for requests that take too long to arrive. */
const checkConnectionsEveryMs = 1000

/** Responds to a request and returns true, or leaves it untouched and returns false. */
type ServeFromCache = (request: IncomingMessage, response: ServerResponse) => boolean

type ListenOptions = {
  /** Called first for each request. */
  readonly serveFromCache: ServeFromCache
  /** Called by the first signal to stop. */
  readonly onStop: () => void
  /** Called when the last response has been sent. */
  readonly beforeExit: () => Promise<void>
}

/**
 * Listens on HOST and PORT and serves cached pages first, then the files of the client build, then the
 * pipeline. The first SIGTERM or SIGINT stops the process once the responses in flight are sent or ten
 * seconds have passed; later signals are ignored.
 * @param assetsDirectory the client build
 * @throws when the port is not available
 */
export async function listen(
  portal: (request: Request) => Promise<Response>,
  assetsDirectory: string,
  { serveFromCache, beforeExit, onStop }: ListenOptions,
): Promise<void> {
  const shelf = join(env.DATA_DIR, 'assets')
  const server = serve({
    fetch: (request) => respond(request, portal),
    middleware: [
      createAssets(assetsDirectory, {
        isHttps: env.PUBLIC_URL.startsWith('https:'),
        olderBuilds: retentionFolders(shelf),
      }),
    ],
    hostname: env.HOST,
    port: env.PORT,
    maxRequestBodySize: largestUploadRequestBytes,
    // A request that arrives too slowly gets 408, since the number of connections is limited.
    node: {
      requestTimeout: env.REQUEST_TIMEOUT_S * 1000,
      headersTimeout: env.REQUEST_TIMEOUT_S * 1000,
      keepAliveTimeout: env.KEEP_ALIVE_S * 1000,
      connectionsCheckingInterval: checkConnectionsEveryMs,
    },
    gracefulShutdown: false,
    silent: true,
    manual: true,
  })
  const connections = watchConnections(nodeServerOf(server))
  serveFirst(server, serveFromCache)
  await server.serve()
  await server.ready()
  log.info({ address: server.url, publicUrl: env.PUBLIC_URL }, 'listening')
  const stopping = new AbortController()
  const retention = { assets: join(assetsDirectory, 'assets'), shelf, signal: stopping.signal }
  retainAssets(retention, Date.now()).catch((error: unknown) =>
    log.warn({ err: error }, 'files of older builds cannot be kept'),
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (!stopping.signal.aborted) stop(connections, signal, beforeExit)
      stopping.abort()
      onStop()
    })
}

async function respond(
  request: ServerRequest,
  portal: (request: Request) => Promise<Response>,
): Promise<Response> {
  const response = await portal(withinLimit(request))
  const { req, res } = request.runtime?.node ?? {}
  // The portal's server speaks HTTP/1.1 alone.
  if (req instanceof IncomingMessage && res instanceof ServerResponse) await dropBody(req, res)
  return compressResponse(request, response)
}

/** Bounds the body of a request: only the forms with a file may hold one. */
function withinLimit(request: Request): Request {
  if (uploadPaths.has(new URL(request.url).pathname)) return request
  // The limit gives up a body that is announced as too large. A signal that srvx creates only after that is
  // aborted from the start, as if the client had gone, and the framework discards the response 413.
  void request.signal
  return limitRequestBody(request, largestRequestBytes)
}

/** Replaces the request handler by one that tries the page cache first. The server is not listening yet. */
function serveFirst({ node }: Server, serveFromCache: ServeFromCache): void {
  const [server, handler] = [node?.server, node?.handler]
  if (server === undefined || handler === undefined) throw new Error('there is no Node server')
  server.removeListener('request', handler)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!serveFromCache(request, response)) handler(request, response)
  })
}

async function stop(
  connections: Connections,
  signal: string,
  beforeExit: () => Promise<void>,
): Promise<void> {
  log.info({ signal }, 'stopping')
  const left = await connections.close(responsesWithinMs)
  if (left.connections > 0) log.warn(left, 'connections are closed before they were at their end')
  await Promise.all([beforeExit(), settleSystemWork(systemWithinMs)])
  endProcess()
}

/** The Node server behind the portal is an HTTP/1.1 server without TLS. */
function nodeServerOf({ node }: Server): NodeHttpServer {
  if (node?.server === undefined) throw new Error('there is no Node server')
  return node.server as NodeHttpServer
}
