import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { PortalResponse } from '../portal-process.ts'

const betweenPiecesMs = 50

/** Header fields of a raw answer; the first of several of one name counts. */
function readHeaders(lines: readonly string[]): PortalResponse['headers'] {
  const entries = lines.map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
  })
  return Object.fromEntries(entries.toReversed())
}

/**
 * Parses the data of a connection; `body` is everything after the first response's header, including further responses.
 */
function readResponse(received: string): PortalResponse {
  const end = received.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = received.slice(0, end).split('\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: readHeaders(lines),
    body: received.slice(end + 4),
  }
}

/**
 * Writes the pieces on one connection, and reads until the portal closes it. The last request has to ask for that
 * (`Connection: close`), or be one after which the portal does by itself.
 */
export async function sendRaw(portalUrl: string, pieces: readonly string[]): Promise<PortalResponse> {
  const { hostname, port } = new URL(portalUrl)
  const socket = connect({ host: hostname, port: Number(port) })
  // A portal that refuses closes while the rest is still on its way.
  const failed = new Promise<never>((_, reject) => socket.once('error', reject))
  const received = text(socket)
  for (const piece of pieces) {
    if (socket.writable) socket.write(piece, 'latin1')
    await pause(betweenPiecesMs)
  }
  return readResponse(await Promise.race([received, failed]).finally(() => socket.destroy()))
}
