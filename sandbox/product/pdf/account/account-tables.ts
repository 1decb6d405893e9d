import {
  type AccountStatement,
  calendarPeriodOf,
  distributionNatures,
  isOfYear,
  movementAmount,
  shownColumns,
  signedAmount,
  withUnfunded,
} from '../../../../src/lib/figures/account-statement.ts'
import type { AccountLine } from '../../../../src/lib/figures/capital-account.ts'
import type { AccountInput } from '../document-input.ts'
import { formats } from '../figures/format.ts'
import type { Block } from '../layout/blocks.ts'
import { accountTexts } from './account-texts.ts'

/** Periods side by side; fewer if amounts are too long for four columns. */
const periodsOfTable = { most: 4, ofLongAmounts: 2 }

/** Most characters of an amount in four columns. */
const longestAmount = 15

/** The whole life as one table; says so where no value is published yet. */
export function wholeLife(input: AccountInput, { whole }: AccountStatement): Block[] {
  const words = accountTexts[input.language]
  if (whole === null) return [{ kind: 'paragraph', text: words.none }]
  return [
    { kind: 'heading', text: words.whole },
    accountTable(input, { lines: [whole], whole, labelShare: 1.2 }),
  ]
}

function nameOfPeriod({ language }: AccountInput, line: AccountLine): string {
  const words = accountTexts[language]
  const { longDate } = formats[language]
  const period = calendarPeriodOf(line)
  if (period === null) return words.span(longDate(line.from), longDate(line.to))
  return period.quarter === null ? period.year : words.quarterOf(period.quarter, period.year)
}

const yearOf = ({ from }: AccountLine): string => from.slice(0, 4)

/** Lines as tables: the years of each side by side, or the quarters of one year; the newest table first. */
function tablesOf(lines: readonly AccountLine[], isByQuarter: boolean, most: number): AccountLine[][] {
  const groups = isByQuarter ? [...Map.groupBy(lines, yearOf).values()] : [[...lines]]
  const tables = groups.flatMap((group) => {
    // From the newest back, so that the table that is not full is the oldest.
    const count = Math.ceil(group.length / most)
    const first = group.length - (count - 1) * most
    return Array.from({ length: count }, (_, index) =>
      group.slice(index === 0 ? 0 : first + (index - 1) * most, first + index * most),
    )
  })
  return tables.toReversed()
}

/** The periods, some side by side in a table, the newest table first; empty for the whole life alone. */
export function periodTables(input: AccountInput, { lines, whole }: AccountStatement): Block[] {
  const { account, language } = input
  const words = accountTexts[language]
  if (whole === null || account.period === 'whole') return []
  const heading: Block = { kind: 'heading', text: words.periods[account.period] }
  if (lines.length === 0) return [heading, { kind: 'paragraph', text: words.noPeriod(account.year ?? '') }]
  const rows = lines.flatMap((line) => amountRows(input, { lines: [line], whole }))
  const longest = Math.max(...rows.map(([, text = '']) => text.replaceAll('*', '').length))
  const most = longest > longestAmount ? periodsOfTable.ofLongAmounts : periodsOfTable.most
  return [
    heading,
    ...tablesOf(lines, account.period === 'quarter', most).map((some) => {
      const [first, last] = [some[0], some.at(-1)]
      const caption = first && last ? words.years(yearOf(first), yearOf(last)) : ''
      // A table with fewer periods has its amounts below those of the others.
      const labelShare = 1.5 + (most - some.length) * 1.15
      return { ...accountTable(input, { lines: some, whole, labelShare }), caption, wide: true }
    }),
  ]
}

/** Three no-break spaces, which no layout takes away. */
const indent = '\u00a0'.repeat(3)

type TableInput = {
  readonly lines: readonly AccountLine[]
  /** The whole life, whose amounts decide which rows all tables have. */
  readonly whole: AccountLine
}

type TableBlock = Extract<Block, { kind: 'table' }>

/** The rows of amounts in the order in which they add up, each distribution with its natures. */
function amountRows({ language }: AccountInput, { lines, whole }: TableInput): string[][] {
  const words = accountTexts[language]
  const { number } = formats[language]
  return shownColumns(whole).flatMap((column) => {
    const isClosing = column === 'closing'
    const cells = [words.lines[column], ...lines.map((line) => number(signedAmount(line, column), 2))]
    const row = isClosing ? cells.map((text) => `**${text}**`) : cells
    if (column !== 'distributions') return [row]
    const natures = distributionNatures.filter((nature) => whole[nature] !== '0')
    return [
      row,
      ...natures.map((nature) => [
        `${indent}${words.natures[nature]}`,
        ...lines.map((line) => number(line[nature], 2)),
      ]),
    ]
  })
}

/** The basis of each closing value, where one of them is not a valuation of its day. */
function basisRows({ language }: AccountInput, lines: readonly AccountLine[]): string[][] {
  if (lines.every(({ basis }) => basis === 'valued')) return []
  const words = accountTexts[language].basis
  const basisOf = ({ basis, valuedOn }: AccountLine): string => {
    if (basis === 'cost') return words.cost
    return basis === 'valued' || valuedOn === null
      ? words.valued
      : words.carried(formats[language].longDate(valuedOn))
  }
  return [[words.line, ...lines.map(basisOf)]]
}

function accountTable(input: AccountInput, table: TableInput & { readonly labelShare: number }): TableBlock {
  const { labelShare, lines } = table
  const words = accountTexts[input.language]
  return {
    kind: 'table',
    columns: [
      { label: words.line(input.account.holding.currency), align: 'left', share: labelShare },
      ...lines.map((line) => ({
        label: nameOfPeriod(input, line),
        align: 'right' as const,
        share: 1,
      })),
    ],
    rows: [...amountRows(input, table), ...basisRows(input, lines)],
    wide: false,
    hasRowHeads: true,
    isKeptWhole: true,
  }
}

/** The movements, newest first; only those of the year if there is one. */
export function movementTable(input: AccountInput): Block[] {
  const { account, language } = input
  const words = accountTexts[language]
  const { currency, movements } = account.holding
  const { longDate, number } = formats[language]
  const shown = withUnfunded(movements).filter(({ date }) => isOfYear(date, account.year))
  const heading: Block = { kind: 'heading', text: words.movements }
  if (shown.length === 0) return [heading, { kind: 'paragraph', text: words.noMovement }]
  const hasUnfunded = shown.some(({ unfundedAfter }) => unfundedAfter !== null)
  const { amount, date, kind, publishedOn, unfunded } = words.columns
  return [
    heading,
    {
      kind: 'table',
      caption: words.movementsCaption,
      columns: [
        { label: date, align: 'left', share: 1.1 },
        { label: kind, align: 'left', share: 1.9 },
        { label: publishedOn, align: 'left', share: 1.1 },
        { label: amount(currency), align: 'right', share: 1 },
        ...(hasUnfunded ? [{ label: unfunded(currency), align: 'right' as const, share: 1 }] : []),
      ],
      rows: shown
        .toReversed()
        .map((movement) => [
          longDate(movement.date),
          movementText(input, movement),
          longDate(movement.publishedOn),
          number(movementAmount(movement), 2),
          ...(movement.unfundedAfter === null ? [] : [number(movement.unfundedAfter, 2)]),
        ]),
      wide: true,
      hasRowHeads: true,
    },
  ]
}

/** Kind of a movement, with the natures of a distribution and what may be called again of it. */
function movementText(
  { language }: AccountInput,
  { effect, kind, natures }: AccountInput['account']['holding']['movements'][number],
): string {
  const words = accountTexts[language]
  const { number } = formats[language]
  const parts = distributionNatures.flatMap((nature) => {
    const amount = natures?.[nature] ?? '0'
    return Number(amount) === 0 ? [] : [`${words.natures[nature]} ${number(amount, 2)}`]
  })
  const recalled = Number(effect.recallable) > 0 ? [words.recallable(number(effect.recallable, 2))] : []
  return [words.kinds[kind], ...parts, ...recalled].join('\n')
}
