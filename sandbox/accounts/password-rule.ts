import { commonPasswordWords } from './common-password-words.ts'
import { comparablePassword } from './passwords.ts'

/** A requirement that a new password fails. */
export type PasswordFault =
  | 'too_short'
  | 'too_long'
  | 'uppercase'
  | 'lowercase'
  | 'digit'
  | 'special'
  | 'common'

const shortest = 8
const longest = 128

const kinds: readonly (readonly [PasswordFault, RegExp])[] = [
  ['uppercase', /\p{Lu}/u],
  ['lowercase', /\p{Ll}/u],
  ['digit', /\p{Nd}/u],
  ['special', /[^\p{L}\p{M}\p{N}\s]/u],
]

const substitutes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Reduces a text to unaccented letters, with the usual character substitutions undone. */
function plainLetters(text: string): string {
  const unaccented = text.normalize('NFD').toLowerCase()
  return [...unaccented]
    .map((sign) => substitutes[sign] ?? sign)
    .join('')
    .replace(/[^a-z]/g, '')
}

/**
 * Tells whether a password is a common word with its usual decoration: `P@ssw0rd2024!`. Symbols at the end
 * may be decoration or substituted letters, so both readings are looked up.
 */
function isCommon(password: string): boolean {
  const undecorated = password.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '')
  const readings = [plainLetters(password), plainLetters(undecorated)]
  return readings.some((reading) => commonPasswordWords.has(reading)) || new Set(password).size < 5
}

/**
 * Returns the requirements that a new password fails (P-234): at least 8 characters with an upper-case
 * letter, a lower-case letter, a digit and a special character; one that has them is refused if it is
 * common. Empty when acceptable.
 */
export function passwordFaults(typed: string): readonly PasswordFault[] {
  const password = comparablePassword(typed)
  const length = [...password].length
  const faults: PasswordFault[] = kinds
    .filter(([, pattern]) => !pattern.test(password))
    .map(([fault]) => fault)
  if (length < shortest) faults.unshift('too_short')
  if (length > longest) faults.unshift('too_long')
  return faults.length === 0 && isCommon(password) ? ['common'] : faults
}
