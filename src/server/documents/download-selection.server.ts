import { makeZip } from 'client-zip'
import { type LibraryDocument, mostDocumentsAtOnce } from '../../contract/product-api/library.schema.ts'
import { plainDateAt } from '../../lib/plain-date.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { type Locale, toLocale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { Caller, OwnFundCalls } from '../backends/product-api/own-fund-calls.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'
import { attachmentDisposition } from '../http/document-answer.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import type { StreamedResponse } from '../http/http-client.server.ts'
import type { Session } from '../session/session-record.server.ts'

/** A file of a selection: its place in the archive, and its bytes as they are asked for. */
type SelectionFile = {
  readonly name: string
  readonly lastModified: Date
  readonly input: AsyncIterable<Uint8Array>
}

const longestPart = 100

/** A text as a name of a file or folder of every system: no path, no control or reserved character, no hidden file. */
function safePart(text: string): string {
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
 * Names of documents in an archive: a folder for each fund, and names that tell their date, language and number, so
 * that no two are the same.
 */
export function nameInArchive({ id, fund, title, publishedOn, language }: LibraryDocument): string {
  return `${safePart(fund.name)}/${publishedOn} ${safePart(title)} (${language}, ${safePart(id)}).pdf`
}

/** The bytes of an answer, one read at a time; nothing is read before it is asked for. */
async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

/**
 * The files of a selection one after the other: each is asked of the product API, which checks the right to it once
 * more, when the one before it has been sent. Whoever stops half-way stops the file that is under way too.
 *
 * @throws {Error} when a document cannot be had any more: an archive that misses one must not look whole
 */
export async function* selectionFiles(
  documents: readonly LibraryDocument[],
  open: (id: string) => Promise<BackendOutcome<StreamedResponse>>,
): AsyncGenerator<SelectionFile> {
  for (const document of documents) {
    const answered = await open(document.id)
    const body = answered.kind === 'ok' ? answered.data.body : null
    if (body === null) throw new Error(`a document of a selection could not be had: ${answered.kind}`)
    const reader = body.getReader()
    try {
      const lastModified = new Date(`${document.publishedOn}T12:00:00Z`)
      yield { name: nameInArchive(document), lastModified, input: chunksOf(reader) }
    } finally {
      await reader.cancel()
    }
  }
}

/** Who is signed in, as the product API's calls about own funds and documents take them. */
export const toCaller = ({ client, accessToken: token }: Session, locale: Locale): Caller => ({
  client,
  token,
  locale,
})

/** What taking several documents at once needs. */
type SelectionDeps = {
  readonly ownFundCalls: Pick<OwnFundCalls, 'recordDownloads'>
  readonly productApi: Pick<ProductApi, 'readDocument'>
  readonly now: () => Date
}

/** Back to the library, which says what is wrong with the selection. */
function backToLibrary(locale: Locale, selection: 'none' | 'too_many'): Response {
  const location = pathFor({ to: '/account/documents', locale, search: { selection } })
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * Answers a selection of documents as one archive, streamed file by file. The product API checks the right to all of
 * them and records them before the first byte; one that may not be read, or does not exist, makes the answer that of
 * a document that does not exist (P-194).
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
  const files = selectionFiles(recorded.data.documents, (id) =>
    productApi.readDocument({ locale, id, token }),
  )
  return archiveResponse(makeZip(files, { buffersAreUTF8: true }), now())
}

const archiveResponse = (archive: ReadableStream<Uint8Array>, now: Date): Response =>
  new Response(archive, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachmentDisposition(`documents-${plainDateAt(now)}.zip`),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
