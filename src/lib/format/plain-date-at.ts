import { once } from '../once.ts'
import { type PlainDate, parsePlainDate } from '../plain-date.ts'

/** The manager's time zone: days and times of day are those of its office, whatever the reader's own. */
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
