import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What a browser of today accepts. */
export const acceptEncoding = 'gzip, deflate, br, zstd'

/** An answer as it came over the wire, still compressed. */
export type RawPage = {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Asks for a page as a browser does, and takes its bytes as they are. */
export async function requestRaw(url: string, headers: Record<string, string> = {}): Promise<RawPage> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': acceptEncoding, ...headers } }, resolve).on(
      'error',
      reject,
    )
  })
  return { status: message.statusCode ?? 0, headers: message.headers, body: await buffer(message) }
}
