import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Interval at which idle connections are closed during a stop. */
const lookEveryMs = 100

/** Responses and connections that were cut off. */
type Left = { readonly answers: number; readonly connections: number }

/** The open connections of a server. */
export type Connections = {
  /**
   * Accepts no more connections, lets responses in flight reach their readers, and closes each connection once it is
   * idle. Connections that are still open after `withinMs` are destroyed.
   */
  close(withinMs: number): Promise<Left>
}

/** Tracks the connections of a server that does not listen yet. */
export function watchConnections(server: Server): Connections {
  // Entries go with their connection: pipelined responses behind the first one emit no `close` of their own.
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
    // Emitted when the last byte has been handed to the system. One shared listener.
    response.on('close', forget)
    if (isClosing) announceClose(response)
  })
  return {
    async close(withinMs) {
      isClosing = true
      for (const answers of answersOf.values()) for (const answer of answers) announceClose(answer)
      const closed = closeListener(server).then(() => true)
      // Not at once: a request may be on its way.
      const looks = setInterval(closeQuiet, lookEveryMs, answersOf)
      const isInTime = await Promise.race([closed, wait(withinMs, false)])
      clearInterval(looks)
      return isInTime ? { answers: 0, connections: 0 } : cutOff(answersOf)
    },
  }
}

// framework-seam: graceful-close
/**
 * Stops accepting connections, and resolves when the last one is closed. `http.Server.close` would destroy connections
 * whose reader has not yet read a finished response, and leaves connections open that never sent a request.
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

/** Asks the client to open another connection for its next request. */
function announceClose(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close')
}
