import { isEmail, longestEmail, typedEmail } from '../../lib/typed-text.ts'

/** Lines of one list. */
export const mostInvitationLines = 500
/** Longest pasted list, in characters: as many lines of the longest addresses fit. */
export const longestInvitationList = 200_000

/** Why a line was not sent. */
export const invitationLineFaults = [
  'not_address',
  'too_long',
  'phone',
  'other_domain',
  'repeated',
  'has_account',
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

const withoutQuotes = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

/** The cell of a line that holds an address; the only or first one where none does. */
function cellOf(line: string): string {
  const cells = line
    .split(separators)
    .map(withoutQuotes)
    .filter((cell) => cell !== '')
  const cell = cells.find((one) => one.includes('@')) ?? cells[0] ?? ''
  return /<([^<>]*@[^<>]*)>\s*$/.exec(cell)?.[1] ?? cell.replace(/^mailto:/i, '')
}

function faultOf(typed: string): InvitationLineFault | null {
  if (typed.length > longestEmail) return 'too_long'
  if (phone.test(typed)) return 'phone'
  return isEmail(typed) ? null : 'not_address'
}

/** Returns the displayable part of a line: without control characters, and shortened. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const shown = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f]/g, '').slice(0, longestShown)

/**
 * Reads a pasted list or a CSV file: an address a line, alone, in a cell, or as `Name <address>`. Empty lines and a line of
 * headings are left out; an address that comes again is so marked.
 */
export function readInvitationList(text: string): readonly InvitationLine[] {
  const seen = new Set<string>()
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line, index): InvitationLine[] => {
      const cell = cellOf(line)
      if (cell === '' || (index === 0 && headings.has(cell.toLowerCase()))) return []
      const typed = typedEmail(cell).toLowerCase()
      const fault = faultOf(typed)
      const isRepeated = fault === null && seen.has(typed)
      seen.add(typed)
      return [
        {
          line: index + 1,
          text: fault === null ? typed : shown(cell),
          fault: isRepeated ? 'repeated' : fault,
        },
      ]
    })
}
