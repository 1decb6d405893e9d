/** Language of a spreadsheet, which decides the meaning of a single comma or point. */
export type SheetLanguage = 'fr' | 'en'

/** Spaces and apostrophes used as thousands separators. */
const spaces = /(?<=\d)[ \u00a0\u202f\u2009'’](?=\d)/g

const grouped = { ',': /^-?\d{1,3}(,\d{3})+$/, '.': /^-?\d{1,3}(\.\d{3})+$/ } as const

/** Parses a number with this decimal separator; the other one groups thousands. */
function readWith(text: string, decimalSeparator: ',' | '.'): string | undefined {
  const other = decimalSeparator === ',' ? '.' : ','
  const [whole = '', fraction, ...rest] = text.split(decimalSeparator)
  if (rest.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined
  const digits = grouped[other].test(whole) ? whole.replaceAll(other, '') : whole
  if (!/^-?\d+$/.test(digits)) return undefined
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

/** Removes leading zeros and pads to `digits` decimals; undefined when it has more than `most`. */
function canonical(plain: string, least: number, most: number): string | undefined {
  const [whole = '0', fraction = ''] = plain.split('.')
  const shortened = fraction.replace(/0+$/, '')
  if (shortened.length > most) return undefined
  const decimals = shortened.padEnd(least, '0')
  const sign = whole.startsWith('-') ? '-' : ''
  const integer = whole.replace('-', '').replace(/^0+(?=\d)/, '')
  return `${sign}${integer}${decimals === '' ? '' : `.${decimals}`}`
}

/** Result of parsing a number. */
export type NumberReading =
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'not_a_number' | 'ambiguous_number' | 'too_many_decimals' }

type NumberForm = { readonly least: number; readonly most: number }

/**
 * Reports whether a text has a single separator followed by exactly three digits: thousands or decimals, depending on
 * the language.
 */
const isDoubtful = (text: string): boolean => /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text)

/**
 * Parses a decimal as French (`1 234,56`) or English (`1,234.56`) spreadsheets write it. Most forms are
 * unambiguous in either language. `1,234` is 1.234 in French and 1234 in English; `1.234` is refused in
 * French, where a point is neither.
 *
 * @returns exact digits with a point, padded to `least` decimals
 */
export function readNumber(
  given: string,
  language: SheetLanguage,
  { least, most }: NumberForm,
): NumberReading {
  const text = given.replace(spaces, '').replace(/^[+]/, '').replace('−', '-')
  const own = language === 'fr' ? ',' : '.'
  if (language === 'fr' && isDoubtful(text) && text.includes('.')) return { kind: 'ambiguous_number' }
  const plain = readWith(text, own) ?? readWith(text, own === ',' ? '.' : ',')
  if (plain === undefined) return { kind: 'not_a_number' }
  const value = canonical(plain, least, most)
  return value === undefined ? { kind: 'too_many_decimals' } : { kind: 'number', value }
}
