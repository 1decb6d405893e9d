import { makeZip } from 'client-zip'
import { type LibraryDocument, mostDocumentsAtOnce } from '../../contract/product-api/library.schema.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { type Locale, toLocale } from '../../routing/addresses/locales.ts'
import type { BackendFailure } from '../backends/backend-outcome.server.ts'
import type { Caller, OwnFundCalls } from '../backends/product-api/own-fund-calls.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import { type LimitRule, type Limits, tooManyRequests } from '../limits/limits.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { type ArchiveContents, archiveContents } from './archive-contents.server.ts'
import { archiveResponse, selectionFiles, toCaller } from './download-selection.server.ts'

/** Most documents of one archive: with more, the library's filters make smaller selections. */
const mostDocumentsOfYear = 500

/** Limit of archives per account: each reads hundreds of files. */
const archivesPerAccount: LimitRule = { name: 'year-archive', most: 10, windowS: 3600 }

/** Dependencies of the archive of a year. */
type YearArchiveDeps = {
  readonly ownFundCalls: Pick<OwnFundCalls, 'recordDownloads' | 'searchDocuments'>
  readonly productApi: Pick<ProductApi, 'readDocument'>
  readonly limits: Limits
  readonly now: () => Date
}

type Found =
  | { readonly kind: 'found'; readonly documents: readonly LibraryDocument[] }
  | { readonly kind: 'none' | 'too_many' }
  | { readonly kind: 'failed'; readonly failure: BackendFailure }

/** Finds all documents of a year, page by page, in the order in which the table of contents lists them. */
async function findDocuments(
  caller: Caller,
  year: string,
  { ownFundCalls }: YearArchiveDeps,
): Promise<Found> {
  const documents: LibraryDocument[] = []
  for (let page = 1; ; page += 1) {
    const query = { year: [year], sort: 'fund' as const, page, pageSize: mostDocumentsAtOnce }
    const answered = await ownFundCalls.searchDocuments(caller, query)
    if (answered.kind !== 'ok') return { kind: 'failed', failure: answered }
    if (answered.data.page.total > mostDocumentsOfYear) return { kind: 'too_many' }
    documents.push(...answered.data.items.filter(({ contentPath }) => contentPath !== null))
    if (page >= answered.data.page.pageCount) break
  }
  return documents.length === 0 ? { kind: 'none' } : { kind: 'found', documents }
}

/** Records the download of all documents, before the first byte; the first failure where one is refused. */
async function recordAll(
  caller: Caller,
  documents: readonly LibraryDocument[],
  { ownFundCalls }: YearArchiveDeps,
): Promise<BackendFailure | undefined> {
  const ids = documents.map(({ id }) => id)
  for (let start = 0; start < ids.length; start += mostDocumentsAtOnce) {
    const some = ids.slice(start, start + mostDocumentsAtOnce)
    const recorded = await ownFundCalls.recordDownloads(caller, { documents: some, way: 'selection' })
    if (recorded.kind !== 'ok') return recorded
  }
  return undefined
}

/** Redirects to the documents of the year, which the library narrows further. */
function backToLibrary(locale: Locale, year: string, selection: 'none' | 'too_many'): Response {
  const location = pathFor({ to: '/account/documents', locale, search: { year, selection } })
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * Handles the download of all own documents of a year as one archive, streamed file by file, with a table of contents
 * as its first file (P-438). Access to all of them is checked, and their download recorded, before the first byte.
 */
export async function downloadYear(
  { request, session }: { readonly request: Request; readonly session: Session },
  deps: YearArchiveDeps,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = toLocale(searchParams.get('locale'))
  const year = searchParams.get('year') ?? ''
  const caller = toCaller(session, locale)
  if (!/^(?:19|20)\d{2}$/.test(year)) return failurePage(undefined, locale)
  const counted = await deps.limits.count(archivesPerAccount, session.user.id)
  if (!counted.allowed) return tooManyRequests({ retryAfterS: counted.retryAfterS, wantsJson: false, locale })
  const found = await findDocuments(caller, year, deps)
  if (found.kind === 'failed') return failurePage(found.failure, locale)
  if (found.kind !== 'found') return backToLibrary(locale, year, found.kind)
  const refused = await recordAll(caller, found.documents, deps)
  if (refused !== undefined) return failurePage(refused, locale)
  const { documents } = found
  const contents = await archiveContents({ documents, year, locale, now: deps.now() })
  const files = filesOf(contents, documents, caller, deps)
  return archiveResponse(makeZip(files, { buffersAreUTF8: true }), `documents-${year}.zip`)
}

/** Yields the table of contents, then the documents one after the other. */
async function* filesOf(
  contents: ArchiveContents,
  documents: readonly LibraryDocument[],
  { locale, token }: Caller,
  { productApi }: YearArchiveDeps,
) {
  yield contents
  yield* selectionFiles(documents, (id) => productApi.readDocument({ locale, id, token }))
}
