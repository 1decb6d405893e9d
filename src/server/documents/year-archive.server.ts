import { type LibraryDocument, mostDocumentsAtOnce } from '../../contract/product-api/library.schema.ts'
import { ensureTranslations, translationsOf } from '../../lib/translations.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { type Locale, toLocale } from '../../routing/addresses/locales.ts'
import type { BackendFailure } from '../backends/backend-outcome.server.ts'
import type { Caller, OwnFundCalls } from '../backends/product-api/own-fund-calls.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import { type LimitRule, type Limits, tooManyRequests } from '../limits/limits.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { type ArchiveSection, archiveContents, type ListedFile } from './archive-contents.server.ts'
import { archiveResponse, documentFile, toCaller } from './download-selection.server.ts'
import {
  accountsInYear,
  type FoundSection,
  lettersOfYear,
  type YearFigureDeps,
} from './year-figures.server.ts'

/** Most documents of one archive: with more, the library's filters make smaller selections. */
const mostDocumentsOfYear = 500

/** Limit of archives per account: each reads hundreds of files. */
const archivesPerAccount: LimitRule = { name: 'year-archive', most: 10, windowS: 3600 }

/** Dependencies of the archive of a year. */
type YearArchiveDeps = YearFigureDeps & {
  readonly ownFundCalls: Pick<OwnFundCalls, 'recordDownloads' | 'searchDocuments'>
  readonly productApi: Pick<ProductApi, 'readDocument'>
  readonly limits: Limits
  readonly now: () => Date
}

type Found =
  | { readonly kind: 'found'; readonly documents: readonly LibraryDocument[] }
  | { readonly kind: 'too_many' }
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
  return { kind: 'found', documents }
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

/** Finds the parts of the archive of an investor beside the documents; none for partners, and without the right. */
async function findFigures(
  { user }: Session,
  asked: Parameters<typeof lettersOfYear>[0],
  deps: YearArchiveDeps,
): Promise<FoundSection[]> {
  if (user.role !== 'investor' || !user.rights.includes('funds:read')) return []
  return Promise.all([accountsInYear(asked, deps), lettersOfYear(asked, deps)])
}

function toListed(document: LibraryDocument, open: Parameters<typeof documentFile>[1]): ListedFile {
  const { fund, language, title, type } = document
  return { ...documentFile(document, open), fund: fund.name, title, type: type.label, language }
}

/**
 * Handles the download of all own documents of a year as one archive, streamed file by file, with a table of contents
 * as its first file (P-438); for investors also with the letters and the capital accounts of the year (P-703). Access
 * to all documents is checked, and their download recorded, before the first byte.
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
  const { token } = caller
  const found = await findDocuments(caller, year, deps)
  if (found.kind === 'failed') return failurePage(found.failure, locale)
  if (found.kind === 'too_many') return backToLibrary(locale, year, found.kind)
  const sections: ArchiveSection[] = []
  for (const own of await findFigures(session, { locale, token, year }, deps)) {
    if (own.kind === 'failed') return failurePage(own.failure, locale)
    sections.push(own.section)
  }
  const open = (id: string) => deps.productApi.readDocument({ locale, id, token })
  await ensureTranslations(locale, ['my_documents'])
  const title = translationsOf(locale).my_documents.year.sections.documents()
  sections.push({ title, files: found.documents.map((document) => toListed(document, open)) })
  const files = sections.flatMap((section) => section.files)
  if (files.length === 0) return backToLibrary(locale, year, 'none')
  const refused = await recordAll(caller, found.documents, deps)
  if (refused !== undefined) return failurePage(refused, locale)
  const contents = await archiveContents({ sections, year, locale, now: deps.now() })
  return archiveResponse([contents, ...files], `documents-${year}.zip`)
}
