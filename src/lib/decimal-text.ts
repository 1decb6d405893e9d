/** An exact decimal as text: `-?digits[.digits]`, no exponent. No figure has to pass through a binary float. */
export type DecimalText = `${number}`

const decimalPattern = /^-?\d{1,40}(?:\.\d{1,40})?$/

/** Whether a value is an exact decimal written as text. */
export function isDecimalText(value: unknown): value is DecimalText {
  return typeof value === 'string' && decimalPattern.test(value)
}
