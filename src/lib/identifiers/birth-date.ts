import { addYears, type PlainDate, parsePlainDate, plainDateAt } from '../plain-date.ts'

const writtenDate = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/
const earliest = '1900-01-01'

/**
 * A birth date as people write it, DD/MM/YYYY (P-252), or null: for a day that does not exist, lies
 * after `today`, or before 1900. Dots, dashes and spaces are taken for slashes.
 */
export function parseBirthDate(text: string, today: PlainDate): PlainDate | null {
  const [, day = '', month = '', year = ''] = writtenDate.exec(text.trim()) ?? []
  const date = parsePlainDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return date !== null && date >= earliest && date <= today ? date : null
}

const adultYears = 18

/** Whether somebody born on a day is under eighteen at a moment; false where the day is not known. */
export const isMinor = (born: PlainDate | null, now: Date): boolean =>
  born !== null && born > addYears(plainDateAt(now), -adultYears)
