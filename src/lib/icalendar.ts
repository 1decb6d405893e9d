/** An event of a whole day. */
export type CalendarEvent = {
  /** Permanent id. */
  readonly uid: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly title: string
  /** Absolute URL of its page. */
  readonly href: string
}

type Calendar = {
  readonly name: string
  /** Name of the program that writes it. */
  readonly program: string
  readonly language: string
  /** Instant at which it was written. */
  readonly now: Date
  readonly events: readonly CalendarEvent[]
}

const longestLine = 75

/** Escapes a text value (RFC 5545, 3.3.11); other control characters are not allowed and dropped. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')

/** Folds a line into parts of at most 75 octets, never within a character (RFC 5545, 3.1). */
function fold(line: string): string {
  const parts: string[] = ['']
  let size = 0
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length
    if (size + bytes > longestLine) {
      parts.push('')
      // The space that begins a continued line counts.
      size = 1
    }
    parts.push(`${parts.pop() ?? ''}${character}`)
    size += bytes
  }
  return parts.join('\r\n ')
}

const compact = (text: string): string => text.replaceAll(/[-:]|\.\d+/g, '')

function eventLines({ date, href, title, uid }: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${compact(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `SUMMARY:${escapeText(title)}`,
    `URL:${href}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Writes a calendar of whole-day events (iCalendar, RFC 5545), the earliest first. */
export function writeCalendar({ events, language, name, now, program }: Calendar): string {
  const ordered = events.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(program)}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...ordered.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
