import { type DocumentInput, PAGE_LIMITS } from './document-input.ts'
import type { Group } from './layout/block.ts'
import { layContents } from './layout/contents.ts'
import { drawCover } from './layout/cover.ts'
import { fitPages, type Unit } from './layout/fit-pages.ts'
import {
  drawFooter,
  drawMasthead,
  drawRunningHead,
  type Furniture,
  mastheadBottom,
} from './layout/furniture.ts'
import { layBlock } from './layout/lay-blocks.ts'
import type { Pen } from './layout/pen.ts'
import type { FlowedPage, LaidBlock } from './layout/strip.ts'
import { page } from './layout/theme.ts'
import { writePdf } from './pdf-file.ts'
import { library } from './sections/library.ts'
import { type Plan, planOf } from './sections/plans.ts'
import { describeSubject, type Subject } from './subject.ts'
import { english } from './texts/en/index.ts'
import { french } from './texts/fr/index.ts'
import type { Texts } from './texts/texts.ts'
import { typeset } from './texts/typeset.ts'

/** Fewest pages of text from which a cover is followed by a table of contents. */
const CONTENTS_FROM = 5

/**
 * Writes a document of a fund as a tagged A4 PDF in its language, with exactly `document.pages` pages. The same input
 * always gives the same bytes.
 * @throws {RangeError} when the number of pages is not a whole number within `PAGE_LIMITS`.
 */
export async function renderDocument(input: DocumentInput): Promise<Uint8Array> {
  const { document, manager } = input
  requirePages(document.pages)
  const subject = describeSubject(input)
  const texts = document.language === 'fr' ? french : english
  const job = composeDocument(subject, texts)
  const properties = {
    title: `${input.fund.name} – ${document.title}`,
    author: manager.name,
    subject: texts.labels.kinds[document.kind],
    language: document.language,
    date: document.publishedOn,
  }
  return writePdf(properties, (pen) => drawDocument(pen, job))
}

function requirePages(pages: number): void {
  if (Number.isInteger(pages) && pages >= PAGE_LIMITS.minimum && pages <= PAGE_LIMITS.maximum) return
  throw new RangeError(`A document has ${PAGE_LIMITS.minimum} to ${PAGE_LIMITS.maximum} pages, not ${pages}`)
}

interface Job {
  furniture: Furniture
  hasCover: boolean
  coverNotice: string
  seed: number
  pages: FlowedPage[]
}

function composeDocument(subject: Subject, texts: Texts): Job {
  const { document } = subject.input
  const plan = planOf(document.kind, document.pages)
  const set = (text: string) => typeset(text, subject.language)
  const furniture = furnitureOf(subject, texts, set)
  const hasCover = document.pages >= plan.coverFrom
  const bodyPages = document.pages - (hasCover ? 1 : 0)
  const firstPage = hasCover ? 2 : 1
  let pages: FlowedPage[] = []
  pages = fitPages({
    units: writeUnits(plan, subject, texts, set),
    pages: bodyPages,
    frame: { firstTop: hasCover ? page.top : mastheadBottom(furniture), top: page.top, bottom: page.bottom },
    contents: (blocks) =>
      hasCover && bodyPages >= CONTENTS_FROM ? writeContents(blocks, texts, set, () => pages, firstPage) : [],
    filler: () => writeNotes(texts, set),
  })
  const coverNotice = set(document.kind === 'brochure' ? texts.labels.marketingNotice : furniture.legalLine)
  return { furniture, hasCover, coverNotice, seed: subject.seed, pages }
}

function furnitureOf(subject: Subject, { labels }: Texts, set: (text: string) => string): Furniture {
  const { document, manager } = subject.input
  return {
    manager: set(manager.name),
    fundName: set(subject.fund.name),
    title: set(document.title),
    kindName: set(labels.kinds[document.kind]),
    date: set(labels.publishedOn(subject.formats.longDate(document.publishedOn))),
    legalLine: set(labels.legalLine(manager)),
    pageOf: labels.pageOf,
  }
}

function writeUnits(plan: Plan, subject: Subject, texts: Texts, set: (text: string) => string): Unit[] {
  let article = 0
  const numberedAs = plan.articles
    ? () => {
        article += 1
        return texts.labels.article(article)
      }
    : undefined
  return plan.sections.flatMap(([section, rank]) => {
    const groups = library[section](subject, texts)
    return groups.map((group) => ({ section, rank, lay: once(() => layGroup(group, set, numberedAs)) }))
  })
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}

function layGroup(group: Group, set: (text: string) => string, numberedAs?: () => string): LaidBlock[] {
  const blocks = group.map((block) =>
    layBlock(block.kind === 'heading' ? { ...block, numberedAs } : block, set),
  )
  const hasFigures = group.some((block) => block.kind === 'chart')
  return hasFigures ? keepTogether(blocks) : blocks
}

/** A chart, its source, its table and the warning stand on one page (domain facts, display rules). */
function keepTogether(blocks: LaidBlock[]): LaidBlock[] {
  const strips = blocks.flatMap((block) => block.strips)
  for (const strip of strips.slice(0, -1)) strip.keep = true
  return blocks
}

function writeContents(
  blocks: LaidBlock[],
  texts: Texts,
  set: (text: string) => string,
  pages: () => FlowedPage[],
  firstPage: number,
): LaidBlock[] {
  const entries = blocks.flatMap((block) => (block.entry ? [block.entry] : []))
  const pageOf = (entry: number) => pageNumbers(pages(), firstPage)[entry + 1] ?? firstPage
  return [layBlock({ kind: 'heading', text: texts.labels.contents }, set), layContents(entries, pageOf)]
}

/** Pages of the section titles, in order, the table of contents' own first. */
function pageNumbers(pages: FlowedPage[], firstPage: number): number[] {
  return pages.flatMap((parts, index) =>
    parts.filter((part) => part.block.entry).map(() => index + firstPage),
  )
}

function writeNotes(texts: Texts, set: (text: string) => string): LaidBlock[] {
  return [
    layBlock({ kind: 'heading', text: texts.labels.notesTitle }, set),
    layBlock({ kind: 'ruled', lines: 27 }, set),
  ]
}

function drawDocument(pen: Pen, { furniture, hasCover, coverNotice, seed, pages }: Job): void {
  const count = pages.length + (hasCover ? 1 : 0)
  if (hasCover) {
    pen.pdf.addPage()
    drawCover(pen, furniture, seed, coverNotice)
  }
  pages.forEach((parts, index) => {
    pen.pdf.addPage()
    const number = index + (hasCover ? 2 : 1)
    if (number === 1) drawMasthead(pen, furniture)
    else drawRunningHead(pen, furniture)
    drawParts(pen, parts, pages.slice(index + 1))
    drawFooter(pen, furniture, number, count)
  })
}

function drawParts(pen: Pen, parts: FlowedPage, later: FlowedPage[]): void {
  for (const { block, placed } of parts) {
    if (block.entry) pen.pdf.outline.addItem(block.entry)
    block.draw(pen, placed, pen.root)
    const goesOn = later[0]?.some((part) => part.block === block) ?? false
    if (!goesOn) block.close?.()
  }
}
