import { writeBlocks } from '../../product/pdf/layout/blocks.ts'
import { reserveContents, writeCover, writeRunningLines } from '../../product/pdf/layout/furniture.ts'
import { startPage } from '../../product/pdf/layout/sheet.ts'
import { writePdf } from '../../product/pdf/pdf-file.ts'
import { english } from '../../product/pdf/texts/english.ts'
import { french } from '../../product/pdf/texts/french.ts'
import { monthInWords } from '../../seed/date-words.ts'
import { manager } from '../../seed/manager.ts'
import type { SeedLocale, SeedText } from '../seed/seed-file.ts'
import { whiteBookBlocks } from './white-book-blocks.ts'

/** Source of a white book. `publishedOn` is a plain date. */
export type WhiteBookSource = {
  readonly text: SeedText
  readonly locale: SeedLocale
  readonly publishedOn: string
}

const words = {
  fr: {
    kind: 'Livre blanc',
    notice:
      'Document d’information. Il ne constitue ni une offre, ni un conseil en investissement ou fiscal. L’investissement dans des sociétés non cotées présente un risque de perte en capital et de blocage des sommes versées.',
  },
  en: {
    kind: 'White paper',
    notice:
      'For information only. This is neither an offer nor investment or tax advice. Investing in unlisted companies carries a risk of losing capital and of having money locked up.',
  },
}

function furnitureOf({ text, locale, publishedOn }: WhiteBookSource) {
  return {
    manager: manager[locale].name,
    fundName: String(text.values.title ?? ''),
    title: String(text.values.subtitle ?? ''),
    kindName: words[locale].kind,
    date: monthInWords(publishedOn, locale),
    legalLine: (locale === 'fr' ? french : english).legalLine(manager[locale]),
  }
}

function seedOf(title: string): number {
  return Array.from(title).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
}

/**
 * Generates a white book as a tagged A4 PDF with cover, table of contents and outline: contents and
 * presentation have a page of their own, followed by the chapters. The same text gives the same bytes.
 */
export async function writeWhiteBook(source: WhiteBookSource): Promise<Uint8Array> {
  const { locale, publishedOn, text } = source
  const furniture = furnitureOf(source)
  const blocks = whiteBookBlocks(text.parts, locale)
  const firstChapter = blocks.findIndex(({ kind }) => kind === 'heading')
  const chapters = blocks.filter(({ kind }) => kind === 'heading')
  const properties = {
    title: furniture.fundName,
    author: furniture.manager,
    subject: furniture.title,
    language: locale,
    date: publishedOn,
  }
  return writePdf(properties, (sheet) => {
    writeCover(sheet, furniture, seedOf(furniture.fundName), words[locale].notice)
    startPage(sheet)
    const contents = { kind: 'heading', text: (locale === 'fr' ? french : english).contents } as const
    writeBlocks(sheet, [...blocks.slice(0, firstChapter), contents])
    const fillContents = reserveContents(sheet, chapters.length)
    startPage(sheet)
    writeBlocks(sheet, blocks.slice(firstChapter))
    fillContents()
    writeRunningLines(sheet, furniture, true)
  })
}
