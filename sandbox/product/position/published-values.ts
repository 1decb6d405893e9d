import type { PositionMovement, PositionValue } from '../../../src/contract/product-api/position.schema.ts'
import type { StoredValue } from '../../database/schema/columns.ts'
import type { fundShares, restatedValues } from '../../database/schema/index.ts'
import { earlierOf, monthStartAfter } from '../../seed/plain-dates.ts'
import { publicationMonths } from '../../seed/shares.ts'
import { times, toUnits } from './share-movements.ts'

type Share = Pick<typeof fundShares.$inferSelect, 'id' | 'liquidationValues' | 'periodicity' | 'startDate'>
type Restated = typeof restatedValues.$inferSelect

const isPeriodicity = (text: string): text is keyof typeof publicationMonths =>
  Object.hasOwn(publicationMonths, text)

/**
 * Returns the day on which a value was published (P-571): the stored one; otherwise some months after the day valued,
 * depending on the valuation frequency, and never later than today. The price of the first day is known on that day.
 */
export function publicationOf(
  { periodicity, startDate }: Pick<Share, 'periodicity' | 'startDate'>,
  { date, publishedOn }: StoredValue,
  today: string,
): string {
  if (publishedOn !== undefined) return publishedOn
  if (date === startDate || !isPeriodicity(periodicity)) return date
  return earlierOf(monthStartAfter(date, publicationMonths[periodicity]), today)
}

/** Number of shares at the end of a day, in ten-thousandths: quantities have four decimals at most. */
function sharesAt(movements: readonly PositionMovement[], day: string): string {
  let units = 0n
  for (const { date, quantity } of movements) if (date <= day) units += toUnits(quantity, 4)
  const text = (units < 0n ? 0n : units).toString().padStart(5, '0')
  return `${text.slice(0, -4)}.${text.slice(-4)}`
}

/** The published values of a holding from its first movement on, by the day valued, then by publication. */
export function valuesOf(
  share: Share,
  movements: readonly PositionMovement[],
  { restated, today }: { readonly restated: readonly Restated[]; readonly today: string },
): PositionValue[] {
  const first = movements[0]?.date
  if (first === undefined) return []
  const published = (date: string, netAssetValue: string, publishedOn: string): PositionValue => {
    const quantity = sharesAt(movements, date)
    return { date, publishedOn, quantity, netAssetValue, amount: times(quantity, netAssetValue) }
  }
  return share.liquidationValues
    .filter(({ date }) => date >= first)
    .flatMap((value) => {
      const { date, amount } = value
      const publishedOn = publicationOf(share, value, today)
      const earlier = restated.find(({ shareId, valuedOn }) => shareId === share.id && valuedOn === date)
      if (earlier === undefined) return [published(date, amount, publishedOn)]
      return [published(date, earlier.firstAmount, publishedOn), published(date, amount, earlier.restatedOn)]
    })
}
