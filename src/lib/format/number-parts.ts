import { type DecimalText, isDecimalText } from '../decimal-text.ts'
import { type FormatLocale, localeStyles } from './locale-style.ts'

/** What a caller may give: exact text, or a number for counts and sizes. */
export type NumberInput = string | number | null | undefined

/** A number cut into sign and digits, in the language's characters. `exponent` is '0' outside engineering notation. */
export type NumberParts = { readonly sign: string; readonly digits: string; readonly exponent: string }

const formats = new Map<string, Intl.NumberFormat>()

// Written once per combination: an Intl object is costly to make and never changes.
function numberFormat(locale: FormatLocale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const { tag } = localeStyles[locale]
  const format = new Intl.NumberFormat(tag, {
    numberingSystem: 'latn',
    useGrouping: 'always',
    signDisplay: 'negative',
    ...options,
  })
  formats.set(key, format)
  return format
}

function readNumber(value: NumberInput): DecimalText | number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return isDecimalText(value) ? value : null
}

const signs: Readonly<Record<string, string>> = { minusSign: '-', plusSign: '+' }

/** Sign and digits of a number, or null when it is missing or not a number. */
export function numberParts(
  locale: FormatLocale,
  value: NumberInput,
  options: Intl.NumberFormatOptions,
): NumberParts | null {
  const number = readNumber(value)
  if (number === null) return null
  const { group, decimal } = localeStyles[locale]
  const written: Readonly<Record<string, string>> = { group, decimal }
  let sign = ''
  let digits = ''
  let exponent = ''
  for (const part of numberFormat(locale, options).formatToParts(number)) {
    if (part.type === 'integer' || part.type === 'fraction') digits += part.value
    else if (part.type === 'exponentMinusSign' || part.type === 'exponentInteger') exponent += part.value
    else {
      sign += signs[part.type] ?? ''
      digits += written[part.type] ?? ''
    }
  }
  return { sign, digits, exponent: exponent === '' ? '0' : exponent }
}
