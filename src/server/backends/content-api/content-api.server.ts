import { contentEndpoints } from '../../../contract/content-api/endpoints.ts'
import type { Article, Category, Guide, WhiteBook } from '../../../contract/content-api/entries.schema.ts'
import type {
  ContentPage,
  Footer,
  GlobalContent,
  Homepage,
  Menu,
} from '../../../contract/content-api/pages.schema.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import { type ContentApiOptions, createContentReader } from './content-reader.server.ts'
import type {
  AskedPage,
  AskedSlug,
  EntryList,
  ListQuestion,
  Localized,
  TextListQuestion,
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
  getHomepage(asked: Localized): Promise<BackendOutcome<Homepage>>
  getMenu(asked: Localized): Promise<BackendOutcome<Menu>>
  getFooter(asked: Localized): Promise<BackendOutcome<Footer>>
  getGlobal(asked: Localized): Promise<BackendOutcome<GlobalContent>>
}

/** Creates the content API over a client whose base URL includes the configured prefix. */
export function createContentApi(client: HttpClient, options: ContentApiOptions): ContentApi {
  const read = createContentReader(client, options)
  const {
    listGuides,
    listArticles,
    listWhiteBooks,
    listPages,
    listCategories,
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
    listPages: (asked) => read.list('page', listPages, asked),
    listCategories: (asked) => read.all('category', listCategories, asked),
    getHomepage: (asked) => read.single('homepage', getHomepage, asked),
    getMenu: (asked) => read.single('menu', getMenu, asked),
    getFooter: (asked) => read.single('footer', getFooter, asked),
    getGlobal: (asked) => read.single('global', getGlobal, asked),
  }
}
