import { once } from '../once.ts'
import { type PlainDate, parsePlainDate } from '../plain-date.ts'
import { longDateText } from './date-text.ts'
import type { FormatLocale } from './locale-style.ts'
import { managerTimeZone } from './plain-date-at.ts'

const fields = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: managerTimeZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
} as const

/**
 * Only its digits are used, so that one locale serves both languages. Created lazily, as construction is
 * slow.
 */
const clock = once(() => new Intl.DateTimeFormat('en-GB', fields))

type Moment = { readonly day: PlainDate; readonly hour: number; readonly minute: string }

function momentOf(instant: string | null | undefined): Moment | null {
  const time = Date.parse(instant ?? '')
  if (Number.isNaN(time)) return null
  const parts = new Map(
    clock()
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  const day = parsePlainDate(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`)
  return day && { day, hour: Number(parts.get('hour')), minute: parts.get('minute') ?? '' }
}

/** The day of an instant (ISO 8601) in the manager's time zone; null for an invalid instant. */
export function dayOfInstant(instant: string | null | undefined): PlainDate | null {
  return momentOf(instant)?.day ?? null
}

/**
 * `4 mars 2024, 09:05` / `4 March 2024, 09:05`, in the manager's time zone; null for an invalid instant.
 */
export function instantText(locale: FormatLocale, instant: string | null | undefined): string | null {
  const moment = momentOf(instant)
  if (moment === null) return null
  const { day, hour, minute } = moment
  return `${longDateText(locale, day)}, ${String(hour).padStart(2, '0')}:${minute}`
}
