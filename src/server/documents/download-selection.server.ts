import { makeZip } from 'client-zip'
import { mostDocumentsAtOnce } from '../../contract/product-api/library.schema.ts'
import { plainDateAt } from '../../lib/plain-date.ts'
import { pathFor } from '../../routing/links.tsx'
import { type Locale, toLocale } from '../../routing/locales.ts'
import { attachmentDisposition } from '../document-answer.server.ts'
import { failurePage } from '../failure-page.server.ts'
import type { OwnFundCalls } from '../product-api/own-fund-calls.server.ts'
import type { ProductApi } from '../product-api/product-api.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { askerOf } from './asker.server.ts'
import { selectionFiles } from './selection-files.server.ts'

/** What taking several documents at once needs. */
export type SelectionDeps = {
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
 * a document that does not exist (decision 19).
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
  const asker = askerOf(session, locale)
  const recorded = await ownFundCalls.recordDownloads(asker, { documents: ids, way: 'selection' })
  if (recorded.kind !== 'ok') return failurePage(recorded, locale)
  const { token } = asker
  const files = selectionFiles(recorded.data.documents, (id) =>
    productApi.readDocument({ locale, id, token }),
  )
  return archiveAnswer(makeZip(files, { buffersAreUTF8: true }), now())
}

const archiveAnswer = (archive: ReadableStream<Uint8Array>, now: Date): Response =>
  new Response(archive, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachmentDisposition(`documents-${plainDateAt(now)}.zip`),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
