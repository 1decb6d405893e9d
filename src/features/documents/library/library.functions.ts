import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { asOfDay } from '~/lib/as-of.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import type { Caller } from '~/server/backends/product-api/own-fund-calls.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { ownFundCalls } from '~/server/composition/backends.server.ts'
import { offersDocumentPages, offersDocumentTexts } from '~/server/composition/offered-parts.server.ts'
import { toCaller } from '~/server/documents/download-selection.server.ts'
import { isOfAnother } from '~/server/session/other-account.server.ts'
import { type FundDocumentsView, fundDocumentsSearchSchema } from '../fund-documents.schema.ts'
import { toFundDocuments } from '../fund-documents.ts'
import {
  type DocumentPageView,
  type DownloadsView,
  documentPageSearchSchema,
  downloadsSearchSchema,
  type LatestDocumentsView,
  type LibrarySearchState,
  type LibraryView,
  librarySearchSchema,
} from './library.schema.ts'
import { toDocumentPage, toDownloadsView, toLibraryDocument, toLibraryView, toTexts } from './library.ts'

/** Documents on one page: half the maximum of one download, so that a whole page can always be downloaded. */
const pageSize = 50
const fundPageSize = 100
const latestSize = 5

const listOf = (value: string | undefined): string[] => (value === undefined ? [] : [value])

const filtersOf = ({ q = '', date, fund, year, type, subType, sort, page = 1 }: LibrarySearchState) => ({
  q,
  fund: listOf(fund),
  year: listOf(year),
  type: listOf(type),
  subType: listOf(subType),
  sort: sort ?? ('-publishedOn' as const),
  ...(date && { date }),
  page,
  pageSize,
})

/** Searches the texts of documents with the words and filters of the library, where the product API can. */
async function searchTexts(caller: Caller, search: LibrarySearchState): Promise<LibraryView['texts']> {
  const { q, date, fund, year, type, subType } = filtersOf(search)
  if (q === '' || !(await offersDocumentTexts(caller.client))) return null
  return outcomeOf(await ownFundCalls.searchTexts(caller, { q, date, fund, year, type, subType }), toTexts)
}

/**
 * Reads one page of the documents of the user's funds, and marks those since the last visit. Counts as a
 * visit.
 */
export const getLibrary = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(librarySearchSchema) }))
  .handler(
    privateCalls.handle(
      { right: 'documents:read' },
      async ({ data: { locale, search }, session }): Promise<Outcome<LibraryView>> => {
        const caller = toCaller(session, locale)
        const [found, visit, hasPages, texts] = await Promise.all([
          ownFundCalls.searchDocuments(caller, { ...filtersOf(search), languages: 'one' }),
          // A visit by another is none of the owner's: nothing is new to them.
          isOfAnother(session) ? null : ownFundCalls.noteLibraryVisit(caller),
          offersDocumentPages(caller.client),
          searchTexts(caller, search),
        ])
        // Without the visit's response nothing is marked: the documents matter more than the marks.
        const known = visit?.kind === 'ok' ? visit.data : { previousVisitAt: null }
        const asOf = asOfDay(search.date, new Date())
        return outcomeOf(found, (documents) => toLibraryView(documents, known, { asOf, hasPages, texts }))
      },
    ),
  )

/** Reads one document of the user's library, with its versions and its neighbours in the list (P-613). */
export const getDocumentPage = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      id: z.string().check(z.minLength(1), z.maxLength(40)),
      search: checkedSearch(documentPageSearchSchema),
    }),
  )
  .handler(
    privateCalls.handle(
      { right: 'documents:read' },
      async ({ data: { locale, id, search }, session }): Promise<Outcome<DocumentPageView>> => {
        const { page: _page, pageSize: _size, ...filters } = filtersOf(search)
        const found = await ownFundCalls.readDocument(toCaller(session, locale), id, filters)
        return outcomeOf(found, (document) => toDocumentPage(document, locale))
      },
    ),
  )

/** Reads the newest documents of the user's funds; does not count as a visit of the library. */
export const getLatestDocuments = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle(
      { right: 'documents:read' },
      async ({ data: { locale }, session }): Promise<Outcome<LatestDocumentsView>> => {
        const caller = toCaller(session, locale)
        const [found, hasPages] = await Promise.all([
          ownFundCalls.searchDocuments(caller, { pageSize: latestSize, languages: 'one' }),
          offersDocumentPages(caller.client),
        ])
        return outcomeOf(found, ({ items }) => ({
          documents: items.map((document) => toLibraryDocument(document, null)),
          hasPages,
        }))
      },
    ),
  )

/** Reads the signed-in user's downloads, newest first. An investor under verification may read theirs too. */
export const getDownloads = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(downloadsSearchSchema) }))
  .handler(
    privateCalls.handle(
      { allowsUnverified: true },
      async ({ data: { locale, search }, session }): Promise<Outcome<DownloadsView>> => {
        const page = { page: search.page ?? 1, pageSize }
        return outcomeOf(await ownFundCalls.listDownloads(toCaller(session, locale), page), toDownloadsView)
      },
    ),
  )

/** Reads the documents of one fund for the signed-in user, with links to those that they may open. */
export const getFundDocumentsSignedIn = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      key: z.string().check(z.minLength(1), z.maxLength(120)),
      search: checkedSearch(fundDocumentsSearchSchema),
    }),
  )
  .handler(
    privateCalls.handle(
      { right: 'documents:read' },
      async ({ data: { locale, key, search }, session }): Promise<Outcome<FundDocumentsView>> => {
        const caller = toCaller(session, locale)
        const [found, hasPages] = await Promise.all([
          ownFundCalls.searchFundDocuments(caller, key, {
            year: listOf(search.year),
            type: listOf(search.type),
            subType: listOf(search.subType),
            page: search.page ?? 1,
            pageSize: fundPageSize,
          }),
          offersDocumentPages(caller.client),
        ])
        return outcomeOf(found, (documents) => toFundDocuments(documents, hasPages))
      },
    ),
  )
