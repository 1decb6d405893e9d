import { type Incoming, readIncoming } from './incoming.server.ts'

/** A request as the server passes it to the portal, with its target exactly as received. */
export function incomingFor(target: string, init: RequestInit = {}): Incoming {
  const request = new Request('http://localhost:3000/', init)
  return readIncoming(Object.assign(request, { runtime: { name: 'node', node: { req: { url: target } } } }))
}
