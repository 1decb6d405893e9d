import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Db } from '../../database/open-database.ts'
import { documents } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { problem } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { slugOf } from '../search-text.ts'
import { type ByteRange, selectedRange } from './byte-range.ts'
import type { DocumentFile } from './document-files.ts'
import { type DocumentReader, type DocumentRow, mayRead } from './document-views.ts'

const idPattern = /^doc-([1-9]\d{0,8})$/

async function findDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  const number = idPattern.exec(id)?.[1]
  if (number === undefined) return undefined
  const [row] = await db
    .select()
    .from(documents)
    .where(eq(documents.id, Number(number)))
    .limit(1)
  return row
}

/**
 * The download's file name: letters, digits and dashes only, so that a title cannot inject into the header.
 */
function fileNameOf(row: DocumentRow): string {
  return `${slugOf(row.title.fr).slice(0, 80)}-fnd-${row.fundId}-${row.language}.pdf`
}

function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Node's own stream class and the global one are the same at run time; only their declarations differ. */
function streamPart(path: string, start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array<ArrayBuffer>>
}

const tagOf = ({ sha256 }: DocumentFile): string => `"${sha256.slice(0, 32)}"`

type Sending = { readonly isWhole: boolean }

function sendFile(
  context: Context<SandboxHono>,
  row: DocumentRow,
  file: DocumentFile,
  { isWhole }: Sending = { isWhole: false },
): Response {
  const etag = tagOf(file)
  context.header('etag', etag)
  context.header('accept-ranges', isWhole ? 'none' : 'bytes')
  context.header('cache-control', row.access === 'public' ? 'public, max-age=300' : 'private, no-store')
  if (matchesTag(context.req.header('if-none-match'), etag)) return context.body(null, 304)
  const range: ByteRange = isWhole ? { kind: 'whole' } : selectedRange(context, { etag, bytes: file.bytes })
  if (range.kind === 'unsatisfiable') {
    return problem(context, 'range_not_satisfiable', {
      headers: { 'content-range': `bytes */${file.bytes}` },
    })
  }
  const [start, end] = range.kind === 'part' ? [range.start, range.end] : [0, file.bytes - 1]
  context.header('content-type', 'application/pdf')
  context.header('content-language', row.language)
  context.header('content-disposition', `inline; filename="${fileNameOf(row)}"`)
  context.header('content-length', String(end - start + 1))
  if (range.kind === 'part') context.header('content-range', `bytes ${start}-${end}/${file.bytes}`)
  // A HEAD request must not open a stream that nobody would consume.
  const status = range.kind === 'part' ? 206 : 200
  if (context.req.method === 'HEAD') return context.body(null, status)
  return context.body(streamPart(file.path, start, end), status)
}

/**
 * Sends the whole file of a document, and no part of it. `count` runs when the file is there, before its first byte is
 * sent, and may abort the call; it does not run for a version that the requester has (304).
 */
export async function sendCountedFile(
  { documentFiles }: Pick<SandboxDeps, 'documentFiles'>,
  context: Context<SandboxHono>,
  row: DocumentRow,
  count: () => Promise<unknown>,
): Promise<Response> {
  const file = await documentFiles.open(row)
  if (!matchesTag(context.req.header('if-none-match'), tagOf(file))) await count()
  return sendFile(context, row, file, { isWhole: true })
}

/** Sends the file of a document. A forbidden one gives the same response as a missing one. */
export async function sendDocument(
  deps: Pick<SandboxDeps, 'db' | 'documentFiles'>,
  context: Context<SandboxHono>,
  id: string,
  reader: DocumentReader,
): Promise<Response> {
  const row = await findDocument(deps.db, id)
  if (row === undefined || !mayRead(row, reader)) return problem(context, 'not_found')
  return sendFile(context, row, await deps.documentFiles.open(row))
}
