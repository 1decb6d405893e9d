import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** TCP relay whose new connections can be redirected to another server, and whose old ones can be made half-open. */
export type SwitchingProxy = {
  readonly port: number
  /** Leads new connections to this port of the machine; connections that are open stay where they are. */
  lead(port: number): void
  /** Lets no byte through on the connections that are open now, and closes none of them. */
  freezeOpen(): void
  stop(): Promise<void>
}

/** Starts a relay on a free port of the loopback address. */
export async function startSwitchingProxy(firstPort: number): Promise<SwitchingProxy> {
  const sockets = new Set<Socket>()
  let target = firstPort
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1')
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        incoming.destroy()
        outgoing.destroy()
      })
    }
    incoming.pipe(outgoing).pipe(incoming)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the relay has no port')
  return {
    port: address.port,
    lead: (port) => {
      target = port
    },
    freezeOpen: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await once(server.close(), 'close')
    },
  }
}
