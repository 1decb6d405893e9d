/**
 * `node plain-server.ts <file> <port>`: the measure of the portal. Answers each path of the file with bytes and
 * headers that are ready in memory, and does nothing else.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { plainPagesSchema } from './plain-pages.ts'

const [file = '', port = '0'] = process.argv.slice(2)
const pages = new Map(
  plainPagesSchema
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }] as const),
)

createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  if (page === undefined) response.writeHead(404).end()
  else response.writeHead(200, page.headers).end(page.body)
}).listen(Number(port), '127.0.0.1')
