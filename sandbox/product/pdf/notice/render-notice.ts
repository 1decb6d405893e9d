import { Big } from 'big.js'
import type { NoticeInput } from '../document-input.ts'
import { formats } from '../figures/format.ts'
import { type Block, writeBlocks } from '../layout/blocks.ts'
import { writeMasthead, writeRunningLines } from '../layout/furniture.ts'
import { writePdf } from '../pdf-file.ts'
import { english } from '../texts/english.ts'
import { french } from '../texts/french.ts'
import { noticeTexts } from './notice-texts.ts'

/**
 * Renders a capital call or distribution as a tagged A4 PDF in the manager's design. The same input always gives
 * the same bytes.
 */
export async function renderNotice(input: NoticeInput): Promise<Uint8Array> {
  const { language, manager, notice } = input
  const words = noticeTexts[language]
  const furniture = {
    manager: manager.name,
    fundName: notice.fund.name,
    title: words.titles[notice.kind](notice.number),
    kindName: words.kinds[notice.kind],
    date: words.date(formats[language].longDate(notice.announcedOn)),
    legalLine: (language === 'fr' ? french : english).legalLine(manager),
  }
  const properties = {
    title: `${furniture.title}, ${notice.fund.name}`,
    author: manager.name,
    subject: furniture.kindName,
    language,
    date: notice.announcedOn,
  }
  return writePdf(properties, (sheet) => {
    writeMasthead(sheet, furniture)
    writeBlocks(sheet, blocksOf(input))
    writeRunningLines(sheet, furniture, false)
  })
}

function blocksOf(input: NoticeInput): Block[] {
  const words = noticeTexts[input.language]
  return [
    { kind: 'paragraph', tone: 'lead', text: input.notice.purpose },
    { kind: 'heading', text: words.notice },
    { kind: 'facts', rows: noticeRows(input) },
    { kind: 'heading', text: words.composition },
    compositionTable(input),
    { kind: 'heading', text: words.effect },
    { kind: 'facts', rows: effectRows(input) },
    { kind: 'heading', text: words.payment },
    ...paymentBlocks(input),
  ]
}

function noticeRows({ holder, language, notice }: NoticeInput) {
  const words = noticeTexts[language]
  const { longDate, money } = formats[language]
  const { amount, currency, dueOn, kind, paid, reference, share } = notice
  return [
    { label: words.reference, value: reference },
    { label: words.holder, value: holder },
    { label: words.share, value: share },
    { label: words.amount, value: money({ amount, currency }, 2) },
    { label: words.dates[kind], value: longDate(dueOn) },
    ...(new Big(paid).gt(0)
      ? [{ label: words.paid[kind], value: money({ amount: paid, currency }, 2) }]
      : []),
  ]
}

function compositionTable({ language, notice: { amount, currency, lines } }: NoticeInput): Block {
  const words = noticeTexts[language]
  const text = (value: string | Big) => formats[language].money({ amount: value, currency }, 2)
  const scopes = (['inside', 'outside'] as const).filter((scope) =>
    lines.some((line) => line.scope === scope),
  )
  const rows = scopes.flatMap((scope) => {
    const own = lines.filter((line) => line.scope === scope)
    const subtotal = own.reduce((sum, line) => sum.plus(line.amount), new Big(0))
    const listed = own.map((line) => [line.nature.label, text(line.amount)])
    return [...listed, [words.subtotals[scope], text(subtotal)]]
  })
  return {
    kind: 'table',
    caption: words.compositionCaption,
    columns: [
      { label: words.nature, align: 'left', share: 2 },
      { label: words.amount, align: 'right', share: 1 },
    ],
    rows: [...rows, [words.total, text(amount)]],
    wide: false,
  }
}

function effectRows({ language, notice }: NoticeInput) {
  const words = noticeTexts[language]
  const text = (amount: string) => formats[language].money({ amount, currency: notice.currency }, 2)
  return [
    { label: words.commitment, value: text(notice.commitment) },
    { label: words.before, value: text(notice.unfundedBefore) },
    { label: words.after, value: text(notice.unfundedAfter) },
  ]
}

function paymentBlocks({ language, notice: { payee, telephone } }: NoticeInput): Block[] {
  const words = noticeTexts[language]
  if (payee === null)
    return [
      { kind: 'paragraph', text: words.received },
      { kind: 'paragraph', text: words.question(telephone) },
    ]
  const rows = [
    { label: words.beneficiary, value: payee.holder },
    { label: words.account, value: words.accountEnd(payee.bank, payee.ibanEnd) },
  ]
  return [
    { kind: 'facts', rows },
    { kind: 'callout', title: words.warning, text: words.warningText(telephone) },
  ]
}
