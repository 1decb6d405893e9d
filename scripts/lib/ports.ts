import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { PlainError } from './project.ts'

/** Listens on `port` of this machine, 0 for one that the system chooses; returns the port. */
export async function listeningPort(server: Server, port = 0, host?: string): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no TCP port.')
  return address.port
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await listeningPort(server, port)
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/** Ports that nothing listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(servers.map((server) => listeningPort(server)))
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

/** @throws PlainError when something listens on `port` already */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (await isFree(port)) return
  throw new PlainError(
    `Port ${port} is already in use. Stop what listens there, or choose another port: ${variable}=${port + 1} npm start`,
  )
}
