import { type ExactDecimal, zero } from '../performance/exact-decimal.ts'
import { compareDates, laterDate, type PlainDate } from '../plain-date.ts'
import { type Entry, type KnownLedger, totalOf, type Value } from './ledger.ts'

/** What one holder has of a share class: `holder` and `share` tell holders and classes apart. */
export type HeldLedger = {
  readonly holder: string
  readonly share: string
  readonly ledger: KnownLedger
}

type Owned = Entry & { readonly holder: string }

const handsOver = (out: Owned, taken: Owned): boolean =>
  out.kind === 'transfer_out' &&
  taken.kind === 'transfer_in' &&
  out.holder !== taken.holder &&
  out.date === taken.date &&
  out.amount.eq(taken.amount)

/** Returns the entries of transfers between the holders, each transfer out with the transfer in that takes it over. */
function internalTransfers(entries: readonly Owned[]): ReadonlySet<Owned> {
  const paired = new Set<Owned>()
  for (const out of entries) {
    const taken = entries.find((entry) => !paired.has(entry) && handsOver(out, entry))
    if (taken === undefined) continue
    paired.add(out)
    paired.add(taken)
  }
  return paired
}

/** A transfer between the holders is no flow: what it does to the commitments stays, and adds up to nothing. */
const withoutFlow = (entry: Owned): Entry => ({ ...entry, kind: 'commitment', amount: zero })

/** The value of one holder on a day; none before the first, nor once all shares valued last were handed over. */
function valueOn(
  { holder, ledger }: HeldLedger,
  day: PlainDate,
  paired: ReadonlySet<Owned>,
): Value | undefined {
  const last = ledger.values.findLast(({ date }) => date <= day)
  const isLastEver = last === ledger.values.at(-1)
  const isGone = [...paired].some(
    ({ date, holder: giver, kind }) =>
      kind === 'transfer_out' && giver === holder && last !== undefined && date > last.date && date <= day,
  )
  return isLastEver && isGone ? undefined : last
}

function sumOfDay(day: PlainDate, values: readonly Value[]): Value {
  const amount = values.reduce((sum, value) => sum.plus(value.amount), zero)
  const [first] = values
  const publishedOn = values.reduce<PlainDate>(
    (last, value) => laterDate(value.publishedOn, last),
    first?.publishedOn ?? day,
  )
  return { date: day, publishedOn, amount, isRestated: values.some(({ isRestated }) => isRestated) }
}

function joined(
  held: readonly HeldLedger[],
  entries: readonly Owned[],
  paired: ReadonlySet<Owned>,
): KnownLedger {
  const days = new Set(held.flatMap(({ ledger }) => ledger.values.map(({ date }) => date)))
  return {
    currency: held[0]?.ledger.currency ?? '',
    entries: entries
      .map((entry) => (paired.has(entry) ? withoutFlow(entry) : entry))
      .sort((left, right) => compareDates(left.date, right.date)),
    values: [...days].sort(compareDates).map((day) =>
      sumOfDay(
        day,
        held.flatMap((one) => valueOn(one, day, paired) ?? []),
      ),
    ),
  }
}

/** Ledgers of several holders as those of one investor, and what they handed over to each other. */
export type Consolidated = {
  readonly ledgers: readonly KnownLedger[]
  /** Amount of the shares that passed between the holders; zero for none. */
  readonly transferred: ExactDecimal
}

/**
 * Returns the ledgers of several holders as those of one investor (P-694). Shares that one handed over to another, on one day
 * and for one amount, were neither received nor paid for: both sides then become one ledger, whose values add up. A
 * transfer whose two sides differ stays a flow of each.
 */
export function consolidateLedgers(held: readonly HeldLedger[]): Consolidated {
  const classes = [...Map.groupBy(held, ({ ledger, share }) => `${share} ${ledger.currency}`).values()]
  const read = classes.map((some) => {
    const entries = some.flatMap(({ holder, ledger }) =>
      ledger.entries.map((entry) => ({ ...entry, holder })),
    )
    const paired = internalTransfers(entries)
    const ledgers = paired.size === 0 ? some.map(({ ledger }) => ledger) : [joined(some, entries, paired)]
    return { ledgers, given: [...paired].filter(({ kind }) => kind === 'transfer_out') }
  })
  return {
    ledgers: read.flatMap(({ ledgers }) => ledgers),
    transferred: totalOf(read.flatMap(({ given }) => given)),
  }
}
