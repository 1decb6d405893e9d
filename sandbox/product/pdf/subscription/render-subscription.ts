import type { SubscriptionInput } from '../document-input.ts'
import { formats } from '../figures/format.ts'
import { type Block, writeBlocks } from '../layout/blocks.ts'
import { writeMasthead, writeRunningLines } from '../layout/furniture.ts'
import { writePdf } from '../pdf-file.ts'
import { receiptTexts } from '../receipt/receipt-texts.ts'
import { english } from '../texts/english.ts'
import { french } from '../texts/french.ts'
import { subscriptionTexts } from './subscription-texts.ts'

/**
 * Renders the document that a client signs, with a page of evidence once it is signed. The same input always gives the
 * same bytes, so that its digest can be checked.
 */
export async function renderSubscription(input: SubscriptionInput): Promise<Uint8Array> {
  const { drawnUpOn, fundName, language, manager, reference } = input.subscription
  const words = subscriptionTexts[language]
  const furniture = {
    manager: manager.name,
    fundName,
    title: `${words.kind} ${reference}`,
    kindName: words.kind,
    date: words.date(formats[language].longDate(drawnUpOn)),
    legalLine: (language === 'fr' ? french : english).legalLine(manager),
  }
  const properties = {
    title: furniture.title,
    author: manager.name,
    subject: words.kind,
    language,
    date: drawnUpOn,
  }
  return writePdf(properties, (sheet) => {
    writeMasthead(sheet, furniture)
    writeBlocks(sheet, blocksOf(input))
    writeRunningLines(sheet, furniture, false)
  })
}

function blocksOf({ subscription }: SubscriptionInput): Block[] {
  const { clientRows, documents, evidence, investmentRows, language, warnings } = subscription
  const words = subscriptionTexts[language]
  const content: Block[] = [
    { kind: 'paragraph', tone: 'lead', text: words.lead },
    { kind: 'heading', text: words.investment },
    { kind: 'facts', rows: [...investmentRows] },
    { kind: 'heading', text: words.client },
    { kind: 'facts', rows: [...clientRows] },
    { kind: 'heading', text: words.declarations },
    { kind: 'list', items: [...receiptTexts[language].declared] },
    { kind: 'heading', text: words.documents },
    { kind: 'list', items: documents.map(({ label, sha256 }) => words.digest(label, sha256)) },
    { kind: 'heading', text: words.warnings },
    ...warnings.map(({ acceptedAt, text, title }): Block => {
      return { kind: 'callout', title, text: `${text} ${words.acceptedAt(acceptedAt)}.` }
    }),
  ]
  if (evidence === null) return content
  const rows = [
    { label: words.signedBy, value: evidence.signer },
    { label: words.address, value: evidence.email },
    { label: words.signedAt, value: evidence.signedAt },
    { label: words.method, value: words.code },
    { label: words.reference, value: evidence.reference },
    { label: words.contentDigest, value: evidence.sha256 },
  ]
  return [
    ...content,
    { kind: 'page' },
    { kind: 'heading', text: words.evidence },
    { kind: 'paragraph', text: words.evidenceText },
    { kind: 'facts', rows },
  ]
}
