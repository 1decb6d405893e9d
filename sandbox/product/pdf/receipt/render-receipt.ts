import type { ReceiptInput } from '../document-input.ts'
import { formats } from '../figures/format.ts'
import { type Block, writeBlocks } from '../layout/blocks.ts'
import { writeMasthead, writeRunningLines } from '../layout/furniture.ts'
import { writePdf } from '../pdf-file.ts'
import { english } from '../texts/english.ts'
import { french } from '../texts/french.ts'
import { receiptTexts } from './receipt-texts.ts'

type Row = { label: string; value: string }

/**
 * Renders the receipt of a subscription request as a tagged A4 PDF in the manager's design. The same input
 * always gives the same bytes.
 */
export async function renderReceipt(input: ReceiptInput): Promise<Uint8Array> {
  const { fundName, language, manager, receivedOn, reference } = input
  const words = receiptTexts[language]
  const furniture = {
    manager: manager.name,
    fundName,
    title: `${words.title} ${reference}`,
    kindName: words.kind,
    date: words.date(formats[language].longDate(receivedOn)),
    legalLine: (language === 'fr' ? french : english).legalLine(manager),
  }
  const properties = {
    title: furniture.title,
    author: manager.name,
    subject: words.kind,
    language,
    date: receivedOn,
  }
  return writePdf(properties, (sheet) => {
    writeMasthead(sheet, furniture)
    writeBlocks(sheet, blocksOf(input))
    writeRunningLines(sheet, furniture, false)
  })
}
function blocksOf(input: ReceiptInput): Block[] {
  const words = receiptTexts[input.language]
  return [
    { kind: 'paragraph', tone: 'lead', text: words.lead(input.manager.name) },
    { kind: 'heading', text: words.request },
    { kind: 'facts', rows: [...requestRows(input), ...advisorRows(input)] },
    { kind: 'heading', text: words.client },
    { kind: 'facts', rows: clientRows(input) },
    ...signatureBlocks(input),
    { kind: 'heading', text: words.declarations },
    { kind: 'list', items: [...words.declared] },
    { kind: 'heading', text: words.next },
    { kind: 'paragraph', text: words.steps },
    { kind: 'callout', title: words.notice, text: words.noticeText },
  ]
}

function signatureBlocks({ language, signature }: ReceiptInput): Block[] {
  if (signature === null) return []
  const words = receiptTexts[language]
  const rows = [
    { label: words.signedOn, value: formats[language].longDate(signature.signedOn) },
    // In two halves, so that the line breaks where a reader looks for a gap.
    { label: words.digest, value: `${signature.sha256.slice(0, 32)} ${signature.sha256.slice(32)}` },
  ]
  return [
    { kind: 'heading', text: words.signature },
    { kind: 'facts', rows },
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
