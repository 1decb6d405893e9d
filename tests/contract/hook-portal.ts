import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a portal that records the hooks that it receives. */
export async function startHookPortal() {
  const told: { body: string; signature: unknown }[] = []
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      told.push({ body: Buffer.concat(parts).toString(), signature: request.headers['x-signature'] })
      response.end('{}')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, told, stop: () => server.close() }
}
