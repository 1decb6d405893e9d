/**
 * Reference servers for the portal's figures, each as a process of its own: `node comparison-server.ts plain <file>
 * <port>` only serves the pages of the file from memory; `node comparison-server.ts bare <server.js> <port>` serves the
 * bare TanStack Start application behind the portal's server and compression, so that the two differ only in what
 * renders the pages.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type ServerHandler, serve } from 'srvx'
import { z } from 'zod'
import { compressResponse } from '../../src/server/http/compression.server.ts'

const [kind = '', file = '', port = '0'] = process.argv.slice(2)

const plainPagesSchema = z.array(
  z.object({ path: z.string(), headers: z.record(z.string(), z.string()), bodyBase64: z.base64() }),
)

function servePlainPages(): void {
  const pages = new Map(
    plainPagesSchema
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .map(({ path, headers, bodyBase64 }) => [path, { headers, body: Buffer.from(bodyBase64, 'base64') }]),
  )
  createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    if (page === undefined) response.writeHead(404).end()
    else response.writeHead(200, page.headers).end(page.body)
  }).listen(Number(port), '127.0.0.1')
}

async function serveBareStart(): Promise<void> {
  const { default: application }: { default: { fetch: ServerHandler } } = await import(file)
  serve({
    fetch: async (request) => compressResponse(request, await application.fetch(request)),
    hostname: '127.0.0.1',
    port: Number(port),
    silent: true,
  })
}

if (kind === 'plain') servePlainPages()
else await serveBareStart()
