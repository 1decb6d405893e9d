import { formats } from '../figures/format.ts'
import type { Block } from '../layout/block.ts'
import { flowBlocks } from '../layout/flow.ts'
import {
  drawFooter,
  drawMasthead,
  drawRunningHead,
  type Furniture,
  mastheadBottom,
} from '../layout/furniture.ts'
import { layBlock } from '../layout/lay-blocks.ts'
import type { Pen } from '../layout/pen.ts'
import type { FlowedPage, LaidBlock } from '../layout/strip.ts'
import { page } from '../layout/theme.ts'
import { writePdf } from '../pdf-file.ts'
import { english } from '../texts/en/index.ts'
import { french } from '../texts/fr/index.ts'
import { typeset } from '../texts/typeset.ts'
import type { ReceiptInput } from './receipt-input.ts'
import { receiptTexts } from './receipt-texts.ts'

/** Factors on the space between parts, from the airiest to the closest that still reads well. */
const airinesses = [1.15, 1, 0.85, 0.7, 0.6]

type Row = { label: string; value: string }

/**
 * Writes the receipt of a subscription request as a tagged A4 PDF in the manager's look. The same input always gives
 * the same bytes.
 */
export async function renderReceipt(input: ReceiptInput): Promise<Uint8Array> {
  const { language, manager, receivedOn, reference } = input
  const words = receiptTexts[language]
  const set = (text: string) => typeset(text, language)
  const furniture = furnitureOf(input, set)
  const blocks = blocksOf(input).map((block) => layBlock(block, set))
  const properties = {
    title: `${words.title} ${reference}`,
    author: manager.name,
    subject: words.kind,
    language,
    date: receivedOn,
  }
  const pages = flowOnFewPages(blocks, mastheadBottom(furniture))
  return writePdf(properties, (pen) => drawPages(pen, furniture, pages))
}

/** The airiest spacing that keeps a receipt on one page; names that are too long for it go on to a second. */
function flowOnFewPages(blocks: LaidBlock[], firstTop: number): FlowedPage[] {
  const flow = (airiness: number) =>
    flowBlocks(blocks, { firstTop, top: page.top, bottom: page.bottom, airiness })
  const fitting = airinesses.find((airiness) => flow(airiness).length === 1)
  return flow(fitting ?? 1)
}

function furnitureOf(input: ReceiptInput, set: (text: string) => string): Furniture {
  const { fundName, language, manager, receivedOn, reference } = input
  const words = receiptTexts[language]
  const { labels } = language === 'fr' ? french : english
  return {
    manager: set(manager.name),
    fundName: set(fundName),
    title: set(`${words.title} ${reference}`),
    kindName: set(words.kind),
    date: set(words.date(formats[language].longDate(receivedOn))),
    legalLine: set(labels.legalLine(manager)),
    pageOf: labels.pageOf,
  }
}

function blocksOf(input: ReceiptInput): Block[] {
  const words = receiptTexts[input.language]
  return [
    { kind: 'paragraph', tone: 'lead', text: words.lead(input.manager.name) },
    { kind: 'heading', text: words.request },
    { kind: 'facts', rows: [...requestRows(input), ...advisorRows(input)] },
    { kind: 'heading', text: words.client },
    { kind: 'facts', rows: clientRows(input) },
    { kind: 'heading', text: words.declarations },
    { kind: 'list', items: [...words.declared] },
    { kind: 'heading', text: words.next },
    { kind: 'paragraph', text: words.steps },
    { kind: 'callout', title: words.notice, text: words.noticeText },
  ]
}

function requestRows({ amount, isin, language, receivedOn, reference, shareName }: ReceiptInput): Row[] {
  const words = receiptTexts[language]
  const { longDate, money } = formats[language]
  return [
    { label: words.reference, value: reference },
    { label: words.receivedOn, value: longDate(receivedOn) },
    { label: words.amount, value: money(amount, 2) },
    { label: words.share, value: shareName },
    { label: words.isin, value: isin ?? words.absent },
  ]
}

function clientRows({ client, language }: ReceiptInput): Row[] {
  const words = receiptTexts[language]
  const { address, birth, companyNumber, email, name, representative, telephone } = client
  const born = words.bornIn(formats[language].longDate(birth.date), birth.city)
  const company =
    representative === null
      ? []
      : [
          { label: words.companyNumber, value: companyNumber ?? words.absent },
          { label: words.representative, value: representative },
        ]
  return [
    { label: representative === null ? words.name : words.company, value: name },
    ...company,
    { label: words.birth, value: born },
    { label: words.address, value: address },
    { label: words.email, value: email },
    { label: words.telephone, value: telephone },
  ]
}

function advisorRows({ advisor, language }: ReceiptInput): Row[] {
  const words = receiptTexts[language]
  return [
    { label: words.advisorName, value: advisor.name },
    { label: words.advisorCompany, value: advisor.company },
    { label: words.registration, value: advisor.registration ?? words.absent },
  ]
}

function drawPages(pen: Pen, furniture: Furniture, pages: readonly FlowedPage[]): void {
  pages.forEach((parts, index) => {
    pen.pdf.addPage()
    if (index === 0) drawMasthead(pen, furniture)
    else drawRunningHead(pen, furniture)
    for (const { block, placed } of parts) {
      block.draw(pen, placed, pen.root)
      if (!pages[index + 1]?.some((part) => part.block === block)) block.close?.()
    }
    drawFooter(pen, furniture, index + 1, pages.length)
  })
}
