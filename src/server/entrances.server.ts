import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { log } from './log.server.ts'

/** Where a server listens. */
type Address = { readonly host: string; readonly port: number }

/**
 * Whether several sockets may listen at an address: not every system shares one out among them.
 * @throws when somebody else listens there already, who would otherwise be given part of the visitors.
 */
export async function canShareAddress(address: Address): Promise<boolean> {
  await tryToListen({ ...address, reusePort: false })
  return tryToListen({ ...address, reusePort: true }).then(
    () => true,
    () => false,
  )
}

/**
 * Further sockets that listen where `main` does, which must share its address. The event loop takes one new connection
 * from each socket in a turn: with one socket and long turns, visitors wait in the system's queue, where nothing sees
 * them and nothing sheds them.
 * @returns those that could be had.
 */
export async function openEntrances(main: Server, count: number): Promise<Server[]> {
  const address = main.address()
  if (address === null || typeof address === 'string') return []
  const entrances: Server[] = []
  for (let index = 0; index < count; index += 1) {
    // What an HTTP server asks of its own connections.
    const entrance = createServer({ allowHalfOpen: true, noDelay: true })
    try {
      await listening(entrance, { host: address.address, port: address.port, reusePort: true })
      entrances.push(entrance)
    } catch (error) {
      log.warn({ err: error }, 'an entrance cannot be opened')
    }
  }
  return entrances
}

type ListenAddress = Address & { readonly reusePort: boolean }

async function listening(server: Server, { host, port, reusePort }: ListenAddress): Promise<void> {
  server.listen({ host, port, reusePort })
  // Rejects with the first `error`.
  await once(server, 'listening')
}

async function tryToListen(address: ListenAddress): Promise<void> {
  const server = createServer()
  await listening(server, address)
  server.close()
  await once(server, 'close')
}
