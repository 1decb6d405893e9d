import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Response of the media library for a file. */
export type FakeFile = {
  readonly status?: number
  readonly type?: string
  readonly body?: Uint8Array | string
  readonly headers?: Readonly<Record<string, string>>
}

export type FakeContentBackend = {
  readonly url: string
  /** Paths that were asked for, with their queries. */
  readonly calls: readonly string[]
  /** Pages by `{locale} {url}`: the fields of a page's entry besides those of all entries. */
  readonly pages: Map<string, Readonly<Record<string, unknown>>>
  readonly files: Map<string, FakeFile>
  /** While true, every connection is cut. */
  isDown: boolean
  /** Status with which every read is refused; undefined while the portal is admitted. */
  refusal: 401 | 403 | undefined
  stop(): Promise<void>
}

const instant = '2026-06-01T08:00:00.000Z'
const entry = { id: 1, documentId: 'page1', createdAt: instant, updatedAt: instant, publishedAt: instant }

function sendPage(fake: FakeContentBackend, query: URLSearchParams, response: ServerResponse): void {
  const locale = query.get('locale')
  const url = query.get('filters[url][$eq]')
  const page = fake.pages.get(`${locale} ${url}`)
  const data = page === undefined ? [] : [{ ...entry, locale, url, title: 'Page', ...page }]
  const pagination = { page: 1, pageSize: 25, pageCount: 1, total: data.length }
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ data, meta: { pagination } }))
}

function sendFile(file: FakeFile | undefined, request: IncomingMessage, response: ServerResponse): void {
  const body = Buffer.from(file?.body ?? '')
  const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const isPart = request.headers.range !== undefined
  if (isPart && Number(first) >= body.length) {
    response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end()
    return
  }
  const part = isPart ? body.subarray(Number(first), last === '' ? undefined : Number(last) + 1) : body
  response.writeHead(file === undefined ? 404 : (file.status ?? (isPart ? 206 : 200)), {
    'content-type': file?.type ?? 'text/plain',
    'content-length': part.length,
    ...(isPart ? { 'content-range': `bytes ${first}-${last}/${body.length}` } : {}),
    ...file?.headers,
  })
  response.end(part)
}

function refuse(status: 401 | 403, response: ServerResponse): void {
  const name = status === 401 ? 'UnauthorizedError' : 'ForbiddenError'
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ data: null, error: { status, name, message: name, details: {} } }))
}

/** Starts a content backend of the given pages and files, on a free port. */
export async function startFakeContentBackend(): Promise<FakeContentBackend> {
  const calls: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://content')
    calls.push(request.url ?? '/')
    if (fake.isDown) response.destroy()
    else if (fake.refusal !== undefined && pathname.startsWith('/api/')) refuse(fake.refusal, response)
    else if (pathname === '/api/pages') sendPage(fake, searchParams, response)
    else sendFile(fake.files.get(pathname.replace('/uploads/', '')), request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const fake: FakeContentBackend = {
    url: `http://127.0.0.1:${port}`,
    calls,
    pages: new Map(),
    files: new Map(),
    isDown: false,
    refusal: undefined,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return fake
}
