import { businessDayBy } from '../../src/lib/business-days.ts'
import { addDays, type PlainDate, parsePlainDate } from '../../src/lib/plain-date.ts'
import type { LocalizedText } from '../database/schema/columns.ts'
import type { notices, positionMovements } from '../database/schema/index.ts'
import type { NoticeNature, StoredNoticeLine } from '../database/schema/notices.ts'
import { centsToText, textToCents } from '../product/position/share-movements.ts'

type NoticeRow = typeof notices.$inferInsert

/** Part of a holding's movement that a notice uses. */
export type NoticedMovement = Pick<
  typeof positionMovements.$inferInsert,
  'kind' | 'movedOn' | 'amount' | 'commitment' | 'called' | 'recallable' | 'income' | 'gain' | 'capital'
>

/** A holding of a professional fund, with its movements from the oldest. */
export type NoticedHolding = Pick<NoticeRow, 'accountId' | 'fundId' | 'shareId' | 'currency'> & {
  readonly movements: readonly NoticedMovement[]
}

/** Business days from the announcement to the due date: ten at least for a call (P-431). */
const daysOf = { call: 12, distribution: 6 } as const
const feePercent = 12n

const purposes: Readonly<Record<NoticeRow['kind'], readonly LocalizedText[]>> = {
  call: [
    {
      fr: 'Investissements engagés par le fonds et frais de gestion.',
      en: 'Investments to which the fund is committed, and management fees.',
    },
    {
      fr: 'Complément d’une participation du portefeuille et frais de gestion.',
      en: 'Follow-on investment in a portfolio holding, and management fees.',
    },
  ],
  distribution: [
    {
      fr: 'Produit de cessions et revenus du portefeuille, nets des frais.',
      en: 'Proceeds of sales and income of the portfolio, net of costs.',
    },
    {
      fr: 'Remboursements et revenus reçus des participations, nets des frais.',
      en: 'Repayments and income received from the holdings, net of costs.',
    },
  ],
}

/** The nth business day before a day. */
function businessDaysBefore(date: PlainDate, count: number): PlainDate {
  return count === 0 ? date : businessDaysBefore(businessDayBy(addDays(date, -1)), count - 1)
}

const lineOf = (nature: NoticeNature, cents: bigint): StoredNoticeLine[] =>
  cents === 0n ? [] : [{ nature, amount: centsToText(cents), scope: 'inside' }]

const centsOf = (amount: string | null | undefined): bigint => textToCents(amount ?? '0')

/** The components of a movement: they add up to its amount, to the cent. */
function linesOf({ amount, capital, gain, income, kind, recallable }: NoticedMovement): StoredNoticeLine[] {
  const cents = centsOf(amount)
  if (kind === 'payment') {
    const fees = (cents * feePercent) / 100n
    return [...lineOf('investments', cents - fees), ...lineOf('management_fees', fees)]
  }
  const again = centsOf(recallable)
  return [
    ...lineOf('return_of_capital', centsOf(capital) - again),
    ...lineOf('recallable_capital', again),
    ...lineOf('capital_gain', centsOf(gain)),
    ...lineOf('income', centsOf(income)),
  ]
}

const kinds: Readonly<Record<string, NoticeRow['kind']>> = { payment: 'call', distribution: 'distribution' }

/** Returns the uncalled amount after these movements. */
const unfundedAfter = (movements: readonly NoticedMovement[]): bigint =>
  movements.reduce(
    (sum, { called, commitment, recallable }) =>
      sum + centsOf(commitment) - centsOf(called) + centsOf(recallable),
    0n,
  )

const committedBy = (movements: readonly NoticedMovement[]): bigint =>
  movements.reduce((sum, { commitment }) => sum + centsOf(commitment), 0n)

function noticeOf({ movements, ...holder }: NoticedHolding, index: number): NoticeRow[] {
  const movement = movements[index]
  const kind = kinds[movement?.kind ?? '']
  const day = parsePlainDate(movement?.movedOn ?? '')
  if (movement === undefined || kind === undefined || day === null || centsOf(movement.amount) === 0n)
    return []
  const dueOn = businessDayBy(day)
  const announcedOn = businessDaysBefore(dueOn, daysOf[kind])
  const number = movements.slice(0, index + 1).filter((one) => one.kind === movement.kind).length
  const purpose = purposes[kind][number % purposes[kind].length]
  if (purpose === undefined) return []
  return [
    {
      ...holder,
      kind,
      number,
      announcedOn,
      dueOn,
      purpose,
      lines: linesOf(movement),
      amount: movement.amount,
      paid: movement.amount,
      settledOn: kind === 'call' ? dueOn : null,
      commitment: centsToText(committedBy(movements.slice(0, index + 1))),
      unfundedBefore: centsToText(unfundedAfter(movements.slice(0, index))),
      unfundedAfter: centsToText(unfundedAfter(movements.slice(0, index + 1))),
      acknowledgedAt: new Date(`${announcedOn}T15:40:00Z`),
    },
  ]
}

/**
 * Returns the notices of a holding's payments and distributions since a day, from its movements: amounts, components
 * and the uncalled commitment agree with them to the cent (P-615). All of them are paid.
 */
export function noticesOfMovements(holding: NoticedHolding, since: string): readonly NoticeRow[] {
  return holding.movements.flatMap(({ movedOn }, index) => (movedOn < since ? [] : noticeOf(holding, index)))
}
