/**
 * `node bare-server.ts <server.js> <port>`: the bare TanStack Start pages, behind the same server and the same
 * compression as the portal, so that the two differ in what renders them alone.
 */
import { type ServerHandler, serve } from 'srvx'
import { compressAnswer } from '../../src/server/compression.server.ts'

const [file = '', port = '0'] = process.argv.slice(2)
const { default: application }: { default: { fetch: ServerHandler } } = await import(file)

serve({
  fetch: async (request) => compressAnswer(request, await application.fetch(request)),
  hostname: '127.0.0.1',
  port: Number(port),
  silent: true,
})
