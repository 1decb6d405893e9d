import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { PlainError } from './project.ts'

/** Listens for a moment; port 0 lets the system choose. Returns the port, or undefined when it is taken. */
async function tryPort(port: number): Promise<number | undefined> {
  const server = createServer()
  try {
    server.listen(port)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port // a TCP server's address is never a pipe's name
  } catch {
    return undefined
  } finally {
    server.close()
  }
}

/** Ports that nothing listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

/** Refuses to go on when something listens on `port` already. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if ((await tryPort(port)) !== undefined) return
  throw new PlainError(
    `Port ${port} is already in use. Stop what listens there, or choose another port: ${variable}=${port + 1} npm start`,
  )
}
