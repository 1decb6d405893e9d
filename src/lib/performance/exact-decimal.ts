import Big from 'big.js'
import { isDecimalText } from '../format/number-parts.ts'

/** An exact decimal number. */
export type ExactDecimal = Big

// A separate constructor: the precision of divisions is a setting of the constructor, not of the library.
const Decimal = Big()
Decimal.DP = 30

const writtenDigits = 12

/** Parses exact text; null when it is not a decimal. */
export function readDecimal(text: unknown): ExactDecimal | null {
  return isDecimalText(text) ? new Decimal(text) : null
}

/** Zero, the initial value of sums. */
export const zero: ExactDecimal = new Decimal(0)

/** Number 1, the initial value of products. */
export const one: ExactDecimal = new Decimal(1)

/** A quotient to 30 decimals; null unless the divisor is positive, as growth from nothing has no meaning. */
export function divide(dividend: ExactDecimal, divisor: ExactDecimal | null): ExactDecimal | null {
  return divisor?.gt(0) ? dividend.div(divisor) : null
}

/** Text with at most 12 decimals, without exponent, trailing zeros or negative zero. */
export function writeDecimal(value: ExactDecimal): string {
  const rounded = value.round(writtenDigits)
  return rounded.eq(0) ? '0' : rounded.toFixed()
}

/** Writes a growth factor (1.21) as a ratio of change ("0.21"). */
export function writeChange(factor: ExactDecimal | null): string | null {
  return factor && writeDecimal(factor.minus(1))
}

/** A product rounded to 30 decimals, so that long chains stay short. */
export function multiply(left: ExactDecimal, right: ExactDecimal): ExactDecimal {
  return left.times(right).round(Decimal.DP)
}

/** The exact sum of amounts written as text; unreadable ones count as nothing. */
export function sumOf(amounts: readonly string[]): string {
  return writeDecimal(amounts.reduce((sum, amount) => sum.plus(readDecimal(amount) ?? zero), zero))
}
