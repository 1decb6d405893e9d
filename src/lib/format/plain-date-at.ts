import { once } from '../once.ts'
import { type PlainDate, parsePlainDate } from '../plain-date.ts'

/** Time zone of the manager: days and times are those of its office, regardless of the reader's zone. */
export const managerTimeZone = 'Europe/Paris'

/** Created lazily, as construction is slow. Swedish dates are written as ISO 8601 has them. */
const calendar = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: managerTimeZone, calendar: 'gregory', dateStyle: 'short' }),
)

/** The day of an instant where the manager is. Throws RangeError for an invalid instant. */
export function plainDateAt(moment: Date): PlainDate {
  const day = parsePlainDate(calendar().format(moment))
  if (day === null) throw new RangeError(`No calendar date: ${moment.toISOString()}`)
  return day
}
