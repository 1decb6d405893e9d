import type { Letter, LetterList } from '~/contract/product-api/letter.schema.ts'
import { documentHref } from '~/lib/media-path.ts'
import { paragraphsOf } from '~/lib/paragraphs.ts'
import type { LetterLine, LettersView, LetterView } from './letters.schema.ts'

const toLine = ({ date, fund, id, subject }: LetterList['items'][number]): LetterLine => ({
  ...{ date, id, subject },
  fund: { name: fund.name, key: fund.slug },
})

/** Maps a page of letters. */
export function toLetters({ items, page }: LetterList): LettersView {
  return { items: items.map(toLine), page: { number: page.page, count: page.pageCount } }
}

/** Maps a letter to its page. */
export function toLetter(wire: Letter): LetterView {
  const document = wire.document ?? null
  return {
    ...toLine(wire),
    paragraphs: paragraphsOf(wire.text),
    document: document && {
      title: document.title,
      language: document.language,
      href: documentHref(document.id),
    },
  }
}
