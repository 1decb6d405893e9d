import { layContents } from '../../product/pdf/layout/contents.ts'
import { drawCover } from '../../product/pdf/layout/cover.ts'
import { flowBlocks } from '../../product/pdf/layout/flow.ts'
import { drawFooter, drawRunningHead, type Furniture } from '../../product/pdf/layout/furniture.ts'
import { layBlock } from '../../product/pdf/layout/lay-blocks.ts'
import type { Pen } from '../../product/pdf/layout/pen.ts'
import type { FlowedPage, LaidBlock } from '../../product/pdf/layout/strip.ts'
import { page } from '../../product/pdf/layout/theme.ts'
import { writePdf } from '../../product/pdf/pdf-file.ts'
import { english } from '../../product/pdf/texts/en/index.ts'
import { french } from '../../product/pdf/texts/fr/index.ts'
import { typeset } from '../../product/pdf/texts/typeset.ts'
import { monthInWords } from '../../seed/date-words.ts'
import { manager } from '../../seed/manager.ts'
import type { SeedLocale, SeedText } from '../seed/seed-file.ts'
import { whiteBookBlocks } from './white-book-blocks.ts'

/** What a white book is made from. `publishedOn` is a plain date. */
export type WhiteBookSource = {
  readonly text: SeedText
  readonly locale: SeedLocale
  readonly publishedOn: string
}

const frame = { firstTop: page.top, top: page.top, bottom: page.bottom, airiness: 1.5 }

const words = {
  fr: { kind: 'Livre blanc', contents: 'Sommaire' },
  en: { kind: 'White paper', contents: 'Contents' },
}

const notices = {
  fr: 'Document d’information. Il ne constitue ni une offre, ni un conseil en investissement ou fiscal. L’investissement dans des sociétés non cotées présente un risque de perte en capital et de blocage des sommes versées.',
  en: 'For information only. This is neither an offer nor investment or tax advice. Investing in unlisted companies carries a risk of losing capital and of having money locked up.',
}

function furnitureOf({ text, locale, publishedOn }: WhiteBookSource): Furniture {
  const { labels } = locale === 'fr' ? french : english
  const set = (value: unknown) => typeset(String(value ?? ''), locale)
  return {
    manager: set(manager[locale].name),
    fundName: set(text.values.title),
    title: set(text.values.subtitle),
    kindName: words[locale].kind,
    date: set(monthInWords(publishedOn, locale)),
    legalLine: set(labels.legalLine(manager[locale])),
    pageOf: labels.pageOf,
  }
}

function headingPages(pages: readonly FlowedPage[]): number[] {
  return pages.flatMap((parts, index) => parts.filter(({ block }) => block.entry).map(() => index + 2))
}

/** Contents and presentation have a page of their own; the chapters follow. */
function composePages({ text, locale }: WhiteBookSource): FlowedPage[] {
  const set = (value: string) => typeset(value, locale)
  const body = whiteBookBlocks(text.parts, locale).map((block) => layBlock(block, set))
  const firstChapter = body.findIndex((block) => block.entry !== undefined)
  const entries = body.flatMap((block: LaidBlock) => (block.entry ? [block.entry] : []))
  let pages: FlowedPage[] = []
  const contents = [
    layBlock({ kind: 'heading', text: words[locale].contents }, set),
    layContents(entries, (entry) => headingPages(pages)[entry + 1] ?? 2),
  ]
  const front = flowBlocks([...body.slice(0, firstChapter), ...contents], frame)
  pages = [...front, ...flowBlocks(body.slice(firstChapter), frame)]
  return pages
}

function drawPage(pen: Pen, parts: FlowedPage, next: FlowedPage | undefined): void {
  for (const { block, placed } of parts) {
    if (block.entry) pen.pdf.outline.addItem(block.entry)
    block.draw(pen, placed, pen.root)
    const goesOn = next?.some((part) => part.block === block) ?? false
    if (!goesOn) block.close?.()
  }
}

function seedOf(title: string): number {
  return Array.from(title).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
}

/** Number of pages of a white book, its cover included. */
export function whiteBookPageCount(source: WhiteBookSource): number {
  return composePages(source).length + 1
}

/**
 * Writes a white book as a tagged A4 PDF with cover, table of contents and outline. The same text gives the same
 * bytes.
 */
export async function writeWhiteBook(source: WhiteBookSource): Promise<Uint8Array> {
  const furniture = furnitureOf(source)
  const pages = composePages(source)
  const { locale, publishedOn } = source
  const properties = {
    title: furniture.fundName,
    author: furniture.manager,
    subject: furniture.title,
    language: locale,
    date: publishedOn,
  }
  return writePdf(properties, (pen) => {
    pen.pdf.addPage()
    drawCover(pen, furniture, seedOf(furniture.fundName), typeset(notices[locale], locale))
    pages.forEach((parts, index) => {
      pen.pdf.addPage()
      drawRunningHead(pen, furniture)
      drawPage(pen, parts, pages[index + 1])
      drawFooter(pen, furniture, index + 2, pages.length + 1)
    })
  })
}
