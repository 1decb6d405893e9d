import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { PlainError } from './project.ts'

/** Ports that browsers and `fetch` refuse to open (Fetch standard, section "Port blocking"). */
export const blockedPorts: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

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
