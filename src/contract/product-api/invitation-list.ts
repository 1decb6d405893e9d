import { isEmail, longestEmail, typedEmail } from '../../lib/typed-text.ts'

/** Lines of one list. */
export const mostInvitationLines = 500
/** Longest pasted list, in characters: as many lines of the longest addresses fit. */
export const longestInvitationList = 200_000

/** Why a line was not sent. */
export const invitationLineFaults = [
  'not_address',
  'no_at',
  'no_domain',
  'several',
  'spaced',
  'accented',
  'invisible',
  'too_long',
  'phone',
  'other_domain',
  'repeated',
  'has_account',
  'invited',
  'too_often',
  'not_sent',
  'right_withdrawn',
] as const

export type InvitationLineFault = (typeof invitationLineFaults)[number]

const longestShown = 80

/** A line of a list: an address in lower case, or why it is none. */
export type InvitationLine = {
  /** Number of the line in the pasted text. */
  readonly line: number
  readonly text: string
  readonly fault: InvitationLineFault | null
}

const separators = /[;,\t|]/
const phone = /^\+?[\d\s().-]{6,}$/
const headings = new Set(['email', 'e-mail', 'mail', 'adresse', 'adresse email', 'email address', 'address'])

/** Longest cell that is searched for `Name <address>`: a longer one is no name, and would take long. */
const longestCell = 1000

const withoutQuotes = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

const cellsOf = (line: string): readonly string[] =>
  line
    .split(separators)
    .map(withoutQuotes)
    .filter((cell) => cell !== '')

const withoutScheme = (cell: string): string => cell.replace(/^mailto:/i, '')

/** The cell of a line that holds an address; the only or first one where none does. */
function cellOf(line: string): string {
  const cells = cellsOf(line)
  const cell = cells.find((one) => one.includes('@')) ?? cells[0] ?? ''
  const named = cell.length > longestCell ? null : /<([^<>]*@[^<>]*)>\s*$/.exec(cell)
  return withoutScheme(named?.[1] ?? cell)
}

/** The words of a line that look like an address; one that is its own display name is there once. */
const addressesOf = (line: string): ReadonlySet<string> =>
  new Set(
    line
      .split(/[\s<>;,|"]+/)
      .filter((word) => word.includes('@'))
      .map((word) => withoutScheme(word).toLowerCase()),
  )

/** What is wrong with a text that has an @ and is no address. */
function mistakeOf(typed: string): InvitationLineFault {
  if (/[\p{Cc}\p{Cf}\p{Co}]/u.test(typed)) return 'invisible'
  if (/\s/.test(typed)) return 'spaced'
  if (/[^\p{ASCII}]/u.test(typed)) return 'accented'
  return /^[^@]+@[^@.]*$/.test(typed) ? 'no_domain' : 'not_address'
}

function faultOf(line: string, typed: string): InvitationLineFault | null {
  if (addressesOf(line).size > 1) return 'several'
  if (typed.length > longestEmail) return 'too_long'
  if (phone.test(typed)) return 'phone'
  if (isEmail(typed)) return null
  if (typed.includes('@')) return mistakeOf(typed)
  return /^[\w-]+(?:\.[\w-]+)+$/.test(typed) ? 'no_at' : 'not_address'
}

/** Reports whether the first line of a table says what its columns are, or, as Excel writes it, how they are separated. */
const isHeading = (line: string): boolean =>
  /^sep=.$/i.test(line.trim()) ||
  (!line.includes('@') && cellsOf(line).some((cell) => headings.has(cell.toLowerCase())))

/** Returns the displayable part of a line: without control characters, and shortened. */
const shown = (text: string): string => text.replaceAll(/\p{Cc}/gu, '').slice(0, longestShown)

/**
 * Reads a pasted list or a CSV file: an address a line, alone, in a cell, or as `Name <address>`. Empty lines and a line of
 * headings are left out; an address that comes again is so marked.
 */
export function readInvitationList(text: string): readonly InvitationLine[] {
  const seen = new Set<string>()
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const rows = lines.map((line, index) => ({ line, number: index + 1, cell: cellOf(line) }))
  const given = rows.filter(({ cell }) => cell !== '')
  const start = given.findIndex(({ line }) => !isHeading(line))
  return given.slice(start < 0 ? given.length : start).map(({ cell, line, number }): InvitationLine => {
    const typed = typedEmail(cell).toLowerCase()
    const fault = faultOf(line, typed)
    const isRepeated = fault === null && seen.has(typed)
    seen.add(typed)
    return {
      line: number,
      text: fault === null ? typed : shown(fault === 'several' ? line : cell),
      fault: isRepeated ? 'repeated' : fault,
    }
  })
}
