import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { selectedRange } from '../../product/documents/byte-range.ts'
import type { ContentHono } from '../http/content-context.ts'
import { notFound } from '../http/content-error.ts'
import { methodNotAllowed } from '../http/method-not-allowed.ts'
import type { UploadFile, UploadFiles } from './upload-files.ts'

/** A file name of the library: no leading dot and no separator, so that it cannot leave the folder. */
const fileName = /^[a-z0-9][a-z0-9_-]*\.[a-z0-9]{2,5}$/

/** Node's own stream class and the global one are the same at run time; only their declarations differ. */
function streamPart(path: string, start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array<ArrayBuffer>>
}

function sendFile(context: Context<ContentHono>, { path, bytes, mime }: UploadFile, name: string): Response {
  const etag = `"${bytes.toString(36)}-${name}"`
  context.header('etag', etag)
  context.header('accept-ranges', 'bytes')
  context.header('cache-control', 'public, max-age=3600')
  context.header('content-security-policy', "default-src 'none'; sandbox")
  if (context.req.header('if-none-match') === etag) return context.body(null, 304)
  const range = selectedRange(context, { etag, bytes })
  if (range.kind === 'unsatisfiable') {
    return context.body(null, 416, { 'content-range': `bytes */${bytes}` })
  }
  const [start, end] = range.kind === 'part' ? [range.start, range.end] : [0, bytes - 1]
  context.header('content-type', mime)
  context.header('content-length', String(end - start + 1))
  if (range.kind === 'part') context.header('content-range', `bytes ${start}-${end}/${bytes}`)
  const status = range.kind === 'part' ? 206 : 200
  // A HEAD request must not open a stream that nobody would consume.
  if (context.req.method === 'HEAD') return context.body(null, status)
  return context.body(streamPart(path, start, end), status)
}

/** Routes of the media library's files, with ranges (RFC 9110, section 14). */
export function createUploadRoutes(files: UploadFiles): Hono<ContentHono> {
  const app = new Hono<ContentHono>()
  app.get('/:file', async (context) => {
    const name = context.req.param('file')
    const file = fileName.test(name) ? await files.open(name) : undefined
    if (file === undefined) throw notFound()
    return sendFile(context, file, name)
  })
  app.all('/:file', methodNotAllowed('GET'))
  return app
}
