import { type AccountStatement, accountStatement } from '../../../../src/lib/figures/account-statement.ts'
import type { CommitmentState } from '../../../../src/lib/figures/capital-account.ts'
import { sumOf } from '../../../../src/lib/performance/exact-decimal.ts'
import type { AccountInput } from '../document-input.ts'
import { formats } from '../figures/format.ts'
import { type Block, writeBlocks } from '../layout/blocks.ts'
import { writeMasthead, writeRunningLines } from '../layout/furniture.ts'
import { writePdf } from '../pdf-file.ts'
import { english } from '../texts/english.ts'
import { french } from '../texts/french.ts'
import { movementTable, periodTables, wholeLife } from './account-tables.ts'
import { accountTexts } from './account-texts.ts'

type Row = { label: string; value: string }

/**
 * Renders the capital account of a holding as a tagged A4 PDF in the manager's design (P-702). The same input always
 * gives the same bytes.
 *
 * @throws {Error} when the movements and values contradict each other
 */
export async function renderAccount(input: AccountInput): Promise<Uint8Array> {
  const { account, language, manager } = input
  const { asOf, holding, period, year } = account
  const words = accountTexts[language]
  const furniture = {
    manager: manager.name,
    fundName: holding.fund.name,
    title: year === undefined ? words.titles[period] : words.titles.of(year),
    kindName: words.kind,
    date: words.date(formats[language].longDate(asOf)),
    legalLine: (language === 'fr' ? french : english).legalLine(manager),
  }
  const properties = {
    title: `${furniture.title} – ${holding.fund.name}, ${holding.share.name}`,
    author: manager.name,
    subject: words.kind,
    language,
    date: asOf,
  }
  const blocks = accountBlocks(input)
  return writePdf(properties, (sheet) => {
    writeMasthead(sheet, furniture)
    writeBlocks(sheet, blocks)
    writeRunningLines(sheet, furniture, false)
  })
}

/**
 * Returns all that the document prints below its opening.
 *
 * @throws {Error} when the movements and values contradict each other
 */
export function accountBlocks(input: AccountInput): Block[] {
  const { account, language, manager } = input
  const words = accountTexts[language]
  const statement = accountStatement(account.holding, account)
  if (statement === null) throw new Error(`${account.holding.id} has no capital account`)
  return [
    { kind: 'heading', text: words.holding },
    { kind: 'facts', rows: holdingRows(input) },
    { kind: 'heading', text: words.situation },
    { kind: 'facts', rows: figureRows(input, statement) },
    ...laterMovements(input, statement),
    ...wholeLife(input, statement),
    ...periodTables(input, statement),
    ...movementTable(input),
    {
      kind: 'callout',
      title: words.reading,
      text: words.readingText(manager.name, formats[language].longDate(account.asOf)),
    },
  ]
}

function quantityText({ account: { holding }, language }: AccountInput): string {
  const quantity = sumOf(holding.movements.map((movement) => movement.quantity))
  return formats[language].number(quantity, Math.min(4, quantity.split('.')[1]?.length ?? 0))
}

function holdingRows(input: AccountInput): Row[] {
  const { account, holder, language } = input
  const words = accountTexts[language]
  const { isin, name } = account.holding.share
  return [
    { label: words.holder, value: holder },
    { label: words.share, value: name },
    ...(isin === null ? [] : [{ label: words.isin, value: isin }]),
    { label: words.quantity, value: quantityText(input) },
  ]
}

const moneyOf =
  ({ account: { holding }, language }: AccountInput) =>
  (amount: string): string =>
    formats[language].money({ amount, currency: holding.currency }, 2)

type PartOfCommitment = 'commitment' | 'called' | 'recallable' | 'unfunded'

/** A contradiction has no unfunded amount: more was called than was committed. */
const partOf = (
  state: CommitmentState,
  part: PartOfCommitment,
  money: (amount: string) => string,
): string => {
  if (part !== 'unfunded') return money(state[part])
  return state.kind === 'known' ? money(state.unfunded) : '–'
}

function figureRows(input: AccountInput, { figures }: AccountStatement): Row[] {
  const { language } = input
  const words = accountTexts[language].figures
  const money = moneyOf(input)
  const { commitment, paidIn, received, value, valuedTo } = figures
  const isValued = value !== null && valuedTo !== null
  const parts = ['commitment', 'called', 'recallable', 'unfunded'] as const
  return [
    {
      label: words.value,
      value: isValued ? words.valuedOn(money(value), formats[language].longDate(valuedTo)) : words.noValue,
    },
    { label: words.paidIn, value: money(paidIn) },
    { label: words.received, value: money(received) },
    ...(commitment === null
      ? []
      : parts.map((part) => ({ label: words[part], value: partOf(commitment, part, money) }))),
  ]
}

/** Names what was paid and received after the last value, which no line of the account contains. */
function laterMovements(input: AccountInput, { figures: { since } }: AccountStatement): Block[] {
  if (since === null) return []
  const money = moneyOf(input)
  const text = accountTexts[input.language].since(money(since.paidIn), money(since.received))
  return [{ kind: 'paragraph', tone: 'note', text }]
}
