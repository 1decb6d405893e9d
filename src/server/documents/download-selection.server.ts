import { makeZip } from 'client-zip'
import { type LibraryDocument, mostDocumentsAtOnce } from '../../contract/product-api/library.schema.ts'
import { plainDateAt } from '../../lib/format/plain-date-at.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { type Locale, toLocale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { Caller, OwnFundCalls } from '../backends/product-api/own-fund-calls.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'
import { attachmentDisposition } from '../http/document-response.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import type { StreamedResponse } from '../http/http-client.server.ts'
import type { Session } from '../session/session-record.server.ts'

/** A file as it goes into an archive: its bytes are read on demand. */
type SentFile = {
  readonly name: string
  readonly lastModified: Date
  readonly input: AsyncIterable<Uint8Array> | Uint8Array<ArrayBuffer>
}

/** A file of an archive before it is read: its path in the archive, its day, and the call that opens it. */
export type ArchiveFile = {
  readonly name: string
  readonly date: string
  readonly open: () => Promise<BackendOutcome<StreamedResponse> | Uint8Array<ArrayBuffer>>
}

const longestPart = 100

/**
 * Returns a text as a valid file or folder name on every system: no path, no control or reserved characters,
 * no hidden file.
 */
export function safePart(text: string): string {
  const clean = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}"\\/:*?<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longestPart)
    .toWellFormed()
    .replaceAll(/^[ .]+|[ .]+$/g, '')
  return clean === '' ? 'document' : clean
}

/**
 * Returns the path of a document in the archive: a folder per fund, and a name with date, language and id, so
 * that names are unique.
 */
export function nameInArchive({ id, fund, title, publishedOn, language }: LibraryDocument): string {
  return `${safePart(fund.name)}/${publishedOn} ${safePart(title)} (${language}, ${safePart(id)}).pdf`
}

/** Yields the chunks of a response, each read on demand. */
async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

/**
 * Yields the files of an archive one after the other: each is requested from the product API, which checks
 * access again, once the previous one has been sent. Stopping the generator cancels the current file.
 * @throws {Error} when a file is unavailable: an archive without it must not look complete
 */
export async function* archiveFiles(files: readonly ArchiveFile[]): AsyncGenerator<SentFile> {
  for (const { date, name, open } of files) {
    const lastModified = new Date(`${date}T12:00:00Z`)
    const opened = await open()
    if (opened instanceof Uint8Array) {
      yield { name, lastModified, input: opened }
      continue
    }
    const body = opened.kind === 'ok' ? opened.data.body : null
    if (body === null) throw new Error(`a file of an archive could not be had: ${opened.kind}`)
    const reader = body.getReader()
    try {
      yield { name, lastModified, input: chunksOf(reader) }
    } finally {
      await reader.cancel()
    }
  }
}

/** The file of a document. */
export const documentFile = (
  document: LibraryDocument,
  open: (id: string) => Promise<BackendOutcome<StreamedResponse>>,
): ArchiveFile => ({
  name: nameInArchive(document),
  date: document.publishedOn,
  open: () => open(document.id),
})

/** Returns the signed-in user as caller of the calls about own funds and documents. */
export const toCaller = ({ client, accessToken: token }: Session, locale: Locale): Caller => ({
  client,
  token,
  locale,
})

/** Dependencies of downloading several documents at once. */
type SelectionDeps = {
  readonly ownFundCalls: Pick<OwnFundCalls, 'recordDownloads'>
  readonly productApi: Pick<ProductApi, 'readDocument'>
  readonly now: () => Date
}

/** Redirects to the document library, which explains the fault of the selection. */
function backToLibrary(locale: Locale, selection: 'none' | 'too_many'): Response {
  const location = pathFor({ to: '/account/documents', locale, search: { selection } })
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * Handles the download of a selection of documents as one archive, streamed file by file. The product API
 * checks access to all of them and records them before the first byte; a document without access or that does
 * not exist gives the response of a missing document (P-194).
 */
export async function downloadSelection(
  { request, session }: { readonly request: Request; readonly session: Session },
  { ownFundCalls, productApi, now }: SelectionDeps,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = toLocale(searchParams.get('locale'))
  const ids = [...new Set(searchParams.getAll('document'))]
  if (ids.length === 0) return backToLibrary(locale, 'none')
  if (ids.length > mostDocumentsAtOnce) return backToLibrary(locale, 'too_many')
  const caller = toCaller(session, locale)
  const recorded = await ownFundCalls.recordDownloads(caller, { documents: ids, way: 'selection' })
  if (recorded.kind !== 'ok') return failurePage(recorded, locale)
  const { token } = caller
  const open = (id: string) => productApi.readDocument({ locale, id, token })
  const files = recorded.data.documents.map((document) => documentFile(document, open))
  return archiveResponse(files, `documents-${plainDateAt(now())}.zip`)
}

/** Sends an archive while it is made. */
export const archiveResponse = (files: readonly ArchiveFile[], name: string): Response =>
  new Response(makeZip(archiveFiles(files), { buffersAreUTF8: true }), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachmentDisposition(name),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
