import { type FormatLocale, localeStyles, minusSign } from './locale-style.ts'

/**
 * An exact decimal as text: `-?digits[.digits]`, no exponent, so that no figure passes through a binary
 * float.
 */
type DecimalText = `${number}`

const decimalPattern = /^-?\d{1,40}(?:\.\d{1,40})?$/

/** Reports whether a value is an exact decimal written as text. */
export function isDecimalText(value: unknown): value is DecimalText {
  return typeof value === 'string' && decimalPattern.test(value)
}

/** Numeric input: exact text, or a number for counts and sizes. */
export type NumberInput = string | number | null | undefined

/** Rounding of a number: minimum and maximum digits after the decimal mark, half away from zero. */
export type NumberCut = {
  readonly least: number
  readonly most: number
  /** True if positive numbers get a plus sign; zero has no sign. */
  readonly signsGains?: boolean
  /** Power of ten by which the number is first multiplied: 2 for percentages. */
  readonly power?: number
}

/** A number split into sign and digits, in the language's characters. */
export type NumberParts = { readonly sign: string; readonly digits: string }

/** A number in engineering notation: `digits` times ten to the power of `exponent`, a multiple of three. */
export type ScaledParts = NumberParts & { readonly exponent: number }

/** A decimal as its digits and the position of the point, which may lie outside of them. */
type Digits = { readonly isNegative: boolean; readonly digits: string; readonly point: number }

const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/

function readDigits(value: NumberInput): Digits | null {
  const text = typeof value === 'number' || isDecimalText(value) ? String(value) : ''
  const found = written.exec(text)
  if (found === null) return null
  const [, sign, whole = '', fraction = '', exponent = '0'] = found
  return { isNegative: sign === '-', digits: whole + fraction, point: whole.length + Number(exponent) }
}

const times = (number: Digits, power: number): Digits => ({ ...number, point: number.point + power })

function plusOne(digits: string): string {
  return String(BigInt(digits === '' ? 0 : digits) + 1n).padStart(digits.length, '0')
}

/** Rounds half away from zero to the given number of decimals. */
function round({ isNegative, digits, point }: Digits, places: number): Digits {
  const end = point + places
  if (end >= digits.length) return { isNegative, digits, point }
  if (end < 0) return { isNegative, digits: '0', point: 1 }
  const kept = digits.slice(0, end)
  const rounded = (digits[end] ?? '0') < '5' ? kept : plusOne(kept)
  return { isNegative, digits: rounded, point: point + rounded.length - kept.length }
}

const isZero = ({ digits }: Digits): boolean => !/[1-9]/.test(digits)

function wholeOf({ digits, point }: Digits): string {
  const whole = digits.slice(0, Math.max(0, point)).padEnd(point, '0')
  return whole.replace(/^0+(?=\d)/, '') || '0'
}

function fractionOf({ digits, point }: Digits, least: number): string {
  const fraction = point < 0 ? '0'.repeat(-point) + digits : digits.slice(point)
  return fraction.replace(/0+$/, '').padEnd(least, '0')
}

function writeParts(locale: FormatLocale, rounded: Digits, { least, signsGains }: NumberCut): NumberParts {
  const { group, decimal } = localeStyles[locale]
  const fraction = fractionOf(rounded, least)
  const whole = wholeOf(rounded).replaceAll(/\B(?=(?:\d{3})+$)/g, group)
  const sign = rounded.isNegative ? minusSign : signsGains ? '+' : ''
  return {
    sign: isZero(rounded) ? '' : sign,
    digits: fraction === '' ? whole : whole + decimal + fraction,
  }
}

/**
 * Sign and digits of a number; null when missing or invalid. `Intl` gives the same digits (a test compares
 * them), but its first number costs a phone's browser 100 ms.
 */
export function numberParts(locale: FormatLocale, value: NumberInput, cut: NumberCut): NumberParts | null {
  const number = readDigits(value)
  return number && writeParts(locale, round(times(number, cut.power ?? 0), cut.most), cut)
}

const scaledCut = { least: 0, most: 1 } as const

/** The power of ten of the first digit, rounded down to a multiple of three. */
function exponentOf(number: Digits): number {
  const first = number.digits.search(/[1-9]/)
  return first < 0 ? 0 : Math.floor((number.point - first - 1) / 3) * 3
}

/** A number in engineering notation, with at most one decimal; null when missing or invalid. */
export function scaledParts(locale: FormatLocale, value: NumberInput): ScaledParts | null {
  const number = readDigits(value)
  if (number === null) return null
  const below = exponentOf(number)
  // Rounding may carry into the next thousand: 999,950 is 1 million.
  const exponent = below + exponentOf(round(times(number, -below), scaledCut.most))
  return { ...writeParts(locale, round(times(number, -exponent), scaledCut.most), scaledCut), exponent }
}
