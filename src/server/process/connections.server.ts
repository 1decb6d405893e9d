import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Interval at which idle connections are closed during a shutdown. */
const lookEveryMs = 100

/** Number of responses and connections that were aborted. */
type Left = { readonly answers: number; readonly connections: number }

/** The open connections of a server. */
export type Connections = {
  /**
   * Stops accepting connections, lets responses in flight finish, and closes each connection once it is idle.
   * Connections that are still open after `withinMs` milliseconds are destroyed.
   */
  close(withinMs: number): Promise<Left>
}

/** Tracks the connections of a server that is not listening yet. */
export function watchConnections(server: Server): Connections {
  // Keyed by connection, since pipelined responses behind the first one emit no `close` of their own.
  const answersOf = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false
  function forget(this: ServerResponse): void {
    answersOf.get(this.req.socket)?.delete(this)
  }
  server.on('connection', (socket: Socket) => {
    answersOf.set(socket, new Set())
    socket.once('close', () => answersOf.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    answersOf.get(socket)?.add(response)
    // Emitted once the last byte has been passed to the system. All responses share one listener.
    response.on('close', forget)
    if (isClosing) announceClose(response)
  })
  return {
    async close(withinMs) {
      isClosing = true
      for (const answers of answersOf.values()) for (const reply of answers) announceClose(reply)
      const closed = closeListener(server).then(() => true)
      // Delayed by one interval, since a request may be in transit.
      const looks = setInterval(closeQuiet, lookEveryMs, answersOf)
      const isInTime = await Promise.race([closed, wait(withinMs, false)])
      clearInterval(looks)
      return isInTime ? { answers: 0, connections: 0 } : cutOff(answersOf)
    },
  }
}

/** Length of a refused body that is still received, in bytes: more than any form of the portal. */
const mostDroppedBytes = 64_000_000

/** Interval at which a body is looked at whose end is not announced, since its stream was destroyed. */
const lookAtBodyEveryMs = 50

/**
 * Receives the rest of a request's body that nobody has read, and drops it (P-758). A connection that is closed, or not read,
 * while the client still sends would be reset before the client has read the response (RFC 9112, section 9.6), so this
 * has to precede the response. Resolves at the end of the body or of the connection, whose time the server limits, or
 * after 64 MB.
 */
export async function dropBody(request: IncomingMessage, { socket }: ServerResponse): Promise<void> {
  if (request.complete || socket === null) return
  const beganAt = socket.bytesRead
  const isOver = () => request.complete || socket.destroyed || socket.bytesRead - beganAt > mostDroppedBytes
  await new Promise<void>((resolve) => {
    // The parser pauses a connection whose request was destroyed, which is how a body is given up.
    const look = () => {
      if (!isOver()) return void socket.resume()
      clearInterval(looks)
      for (const event of events) socket.off(event, look)
      resolve()
    }
    const events = ['pause', 'resume', 'close'] as const
    const looks = setInterval(look, lookAtBodyEveryMs)
    for (const event of events) socket.on(event, look)
    request.removeAllListeners('data').resume()
    look()
  })
}

// framework-seam: graceful-close
/**
 * Stops accepting connections and resolves when the last one is closed. `http.Server.close` would destroy
 * connections whose client has not yet read a finished response, and would keep connections open that never
 * sent a request.
 */
async function closeListener(listener: NetServer): Promise<void> {
  const closed = once(listener, 'close')
  NetServer.prototype.close.call(listener)
  await closed
}
// framework-seam end: graceful-close

type AnswersOf = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>

function closeQuiet(answersOf: AnswersOf): void {
  for (const [socket, answers] of answersOf) if (answers.size === 0) socket.destroy()
}

function cutOff(answersOf: AnswersOf): Left {
  const answers = [...answersOf.values()].reduce((sum, { size }) => sum + size, 0)
  const left = { answers, connections: answersOf.size }
  for (const socket of answersOf.keys()) socket.destroy()
  return left
}

/** Sends `Connection: close`, so that the client opens a new connection for its next request. */
function announceClose(reply: ServerResponse): void {
  if (!reply.headersSent) reply.setHeader('connection', 'close')
}
