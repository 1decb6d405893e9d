import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How often a stop looks for connections on which nothing is being answered. */
const lookEveryMs = 100

/** What a stop did not wait for any longer. */
type Left = { readonly answers: number; readonly connections: number }

/** The connections of a server, which its stop has to bring to an end. */
export type Connections = {
  /** Has the server answer what comes in at another listening socket, too. */
  addEntrance(entrance: NetServer): void
  /**
   * Takes no more connections, lets the answers that are under way reach their readers, and closes each connection once
   * nothing is being answered on it. What is still open after `withinMs` is closed all the same.
   */
  close(withinMs: number): Promise<Left>
}

/** Watches over the connections of a server that does not listen yet. */
export function watchConnections(server: Server): Connections {
  // With the connection its answers are forgotten: those that wait for their turn on it tell of no end of their own.
  const answersOf = new Map<Socket, Set<ServerResponse>>()
  const listeners: NetServer[] = [server]
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
    // Emitted when the last byte has been handed to the system, not when it was written. One listener for all of them.
    response.on('close', forget)
    if (isClosing) announceClose(response)
  })
  return {
    addEntrance(entrance) {
      listeners.push(entrance)
      entrance.on('connection', (socket: Socket) => server.emit('connection', socket))
    },
    async close(withinMs) {
      isClosing = true
      for (const answers of answersOf.values()) for (const answer of answers) announceClose(answer)
      const closed = Promise.all(listeners.map(closeListener)).then(() => true)
      // Not at once: a request may be on its way.
      const looks = setInterval(closeQuiet, lookEveryMs, answersOf)
      const isInTime = await Promise.race([closed, wait(withinMs, false)])
      clearInterval(looks)
      return isInTime ? { answers: 0, connections: 0 } : cutOff(answersOf)
    },
  }
}

/**
 * Resolves when the last connection that it has taken is closed. The own `close` of an HTTP server would also drop at
 * once what slow readers have not yet read of an answer, and it leaves connections open on which nothing has ever been
 * asked.
 */
async function closeListener(listener: NetServer): Promise<void> {
  const closed = once(listener, 'close')
  NetServer.prototype.close.call(listener)
  await closed
}

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

/** Tells the reader to ask for the next thing elsewhere. */
function announceClose(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close')
}
