import { contentEndpoints } from '../../../contract/content-api/endpoints.ts'
import type {
  Article,
  Category,
  ContentAuthor,
  ContentSeries,
  Guide,
  WhiteBook,
} from '../../../contract/content-api/entries.schema.ts'
import type {
  ContentPage,
  Footer,
  GlobalContent,
  Homepage,
  Menu,
} from '../../../contract/content-api/pages.schema.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import { type BackendOutcome, isNotFound } from '../backend-outcome.server.ts'
import { type ContentApiOptions, createContentReader } from './content-reader.server.ts'
import {
  type AskedPage,
  type AskedSlug,
  type EntryList,
  inOrderOf,
  type ListQuestion,
  type Localized,
  type TextListQuestion,
} from './entry-list.server.ts'

/**
 * Reads editors' content in the flat form of version 5, from either version of the content backend. An entry that does
 * not exist in the language is `refused` with 404, which `isNotFound` detects.
 */
export type ContentApi = {
  findGuide(asked: AskedSlug): Promise<BackendOutcome<Guide>>
  findArticle(asked: AskedSlug): Promise<BackendOutcome<Article>>
  findWhiteBook(asked: AskedSlug): Promise<BackendOutcome<WhiteBook>>
  /** `url` is the path under the language's root, without leading and trailing slash. */
  findPage(asked: AskedPage): Promise<BackendOutcome<ContentPage>>
  listGuides(asked: TextListQuestion): Promise<BackendOutcome<EntryList<Guide>>>
  listArticles(asked: TextListQuestion): Promise<BackendOutcome<EntryList<Article>>>
  listWhiteBooks(asked: ListQuestion): Promise<BackendOutcome<EntryList<WhiteBook>>>
  listPages(asked: ListQuestion): Promise<BackendOutcome<EntryList<ContentPage>>>
  /** All categories of both sections, in order of creation. */
  listCategories(asked: Localized): Promise<BackendOutcome<readonly Category[]>>
  findAuthor(asked: AskedSlug): Promise<BackendOutcome<ContentAuthor>>
  /** A page of them by name. Empty for a backend without the type, or one that refuses it. */
  listAuthors(asked: TextListQuestion): Promise<BackendOutcome<EntryList<ContentAuthor>>>
  findSeries(asked: AskedSlug): Promise<BackendOutcome<ContentSeries>>
  /**
   * All series, in order of creation, to know of which a text is part: `findSeries` follows changes of its texts. Empty
   * for a backend without the type, or one that refuses it.
   */
  listSeries(asked: Localized): Promise<BackendOutcome<EntryList<ContentSeries>>>
  getHomepage(asked: Localized): Promise<BackendOutcome<Homepage>>
  getMenu(asked: Localized): Promise<BackendOutcome<Menu>>
  getFooter(asked: Localized): Promise<BackendOutcome<Footer>>
  getGlobal(asked: Localized): Promise<BackendOutcome<GlobalContent>>
}

const none = { entries: [], page: 1, pageCount: 0, total: 0 } as const

/**
 * Reads a list that a content backend may lack (404) or keep from the portal: then it is empty, since no page that shows
 * a part of it may fail or go uncached for it. `onPortalRefused` has reported the refusal.
 */
async function optional<Entry>(
  read: Promise<BackendOutcome<EntryList<Entry>>>,
): Promise<BackendOutcome<EntryList<Entry>>> {
  const answered = await read
  if (answered.kind === 'portal_refused')
    return { kind: 'ok', status: 200, data: { ...none, isWithheld: true } }
  return isNotFound(answered) ? { kind: 'ok', status: 200, data: none } : answered
}

const mostAtOnce = 100

/** Creates the content API over a client whose base URL includes the configured prefix. */
export function createContentApi(client: HttpClient, options: ContentApiOptions): ContentApi {
  const read = createContentReader(client, options)
  const {
    listGuides,
    listArticles,
    listWhiteBooks,
    listPages,
    listCategories,
    listAuthors,
    listSeries,
    getHomepage,
    getMenu,
    getFooter,
    getGlobal,
  } = contentEndpoints
  return {
    findGuide: (asked) => read.find('guide', listGuides, asked),
    findArticle: (asked) => read.find('article', listArticles, asked),
    findWhiteBook: (asked) => read.find('white-book', listWhiteBooks, asked),
    findPage: (asked) => read.find('page', listPages, asked),
    listGuides: (asked) => read.list('guide', listGuides, asked),
    listArticles: (asked) => read.list('article', listArticles, asked),
    listWhiteBooks: (asked) => read.list('white-book', listWhiteBooks, asked),
    listPages: async (asked) =>
      inOrderOf(await read.list('page', listPages, asked), asked.locale, ({ url }) => url),
    listCategories: (asked) => read.all('category', listCategories, asked),
    findAuthor: (asked) => read.find('author', listAuthors, asked),
    listAuthors: async (asked) =>
      inOrderOf(await optional(read.list('author', listAuthors, asked)), asked.locale, ({ name }) => name),
    findSeries: (asked) => read.find('series', listSeries, asked),
    listSeries: ({ locale }) =>
      optional(read.list('series', listSeries, { locale, pageSize: mostAtOnce, detail: 'address' })),
    getHomepage: (asked) => read.single('homepage', getHomepage, asked),
    getMenu: (asked) => read.single('menu', getMenu, asked),
    getFooter: (asked) => read.single('footer', getFooter, asked),
    getGlobal: (asked) => read.single('global', getGlobal, asked),
  }
}
