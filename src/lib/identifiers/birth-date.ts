import { plainDateAt } from '../format/plain-date-at.ts'
import { addYears, type PlainDate, parsePlainDate } from '../plain-date.ts'
import { typedDate } from '../typed-text.ts'

const writtenDate = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/
/** As browsers fill in a birth date that they know (`autocomplete="bday"`). */
const filledDate = /^(\d{4})-(\d\d)-(\d\d)$/
const earliest = '1900-01-01'

/**
 * A day as people write it, DD/MM/YYYY, or as browsers fill it in, YYYY-MM-DD; null for a day that does not exist. Dots,
 * dashes and spaces are taken for slashes.
 */
export function parseWrittenDate(text: string): PlainDate | null {
  const typed = typedDate(text)
  const [, day = '', month = '', year = ''] = writtenDate.exec(typed) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return parsePlainDate(filledDate.test(typed) ? typed : written)
}

/** A birth date as {@link parseWrittenDate} reads it (P-252); null for one after `today` or before 1900, too. */
export function parseBirthDate(text: string, today: PlainDate): PlainDate | null {
  const date = parseWrittenDate(text)
  return date !== null && date >= earliest && date <= today ? date : null
}

const adultYears = 18

/** Reports whether a person born on a day is under eighteen at a moment; false if the day is unknown. */
export const isMinor = (born: PlainDate | null, now: Date): boolean =>
  born !== null && born > addYears(plainDateAt(now), -adultYears)
