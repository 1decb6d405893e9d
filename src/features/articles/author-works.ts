import type { WhiteBook } from '~/contract/content-api/entries.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { whiteBookPath } from '~/routing/addresses/reading-paths.ts'
import { textPath } from '~/routing/addresses/text-address.ts'
import type { WorkView } from './author.schema.ts'
import { addressOf, isArticle, newestFirst, toDateView, type WireText } from './text-card.ts'

/** Texts of one page of an author. */
export const worksPerPage = 12

function kindOf(text: WireText): WorkView['kind'] {
  if (!isArticle(text)) return 'guide'
  return text.kind === 'video' ? 'video' : 'article'
}

const toWork = (text: WireText, locale: Locale): WorkView => ({
  kind: kindOf(text),
  path: textPath(locale, addressOf(text, locale)),
  title: text.title,
  summary: text.summary,
  publishedOn: toDateView(text.publishedOn, locale),
})

const bookToWork = (book: WhiteBook, locale: Locale): WorkView => ({
  kind: 'whiteBook',
  path: whiteBookPath(locale, book.slug),
  title: book.title,
  summary: book.summary,
  publishedOn: toDateView(book.publishedOn, locale),
})

/** Works of an author by their source. */
type Sources = { readonly texts: readonly WireText[]; readonly whiteBooks: readonly WhiteBook[] }

/** Returns one page of an author's texts, from 1: newest first, undated ones last. */
export function worksOf({ texts, whiteBooks }: Sources, { locale, page }: { locale: Locale; page: number }) {
  const works = [
    ...texts.map((text) => toWork(text, locale)),
    ...whiteBooks.map((book) => bookToWork(book, locale)),
  ].toSorted(newestFirst(({ publishedOn }) => publishedOn?.day))
  const start = (page - 1) * worksPerPage
  return {
    works: works.slice(start, start + worksPerPage),
    page,
    pageCount: Math.ceil(works.length / worksPerPage),
    total: works.length,
  }
}
