import { type Incoming, readIncoming } from './incoming.server.ts'

/** A request as the server hands it over, with its target exactly as it came over the wire. */
export function incomingFor(target: string, init: RequestInit = {}): Incoming {
  const request = new Request('http://localhost:3000/', init)
  return readIncoming(Object.assign(request, { runtime: { name: 'node', node: { req: { url: target } } } }))
}
