import { createFormatter, type FormatLocale, type Formatter } from './formatter.ts'

/** Call of the formatter with the exact text expected in each language. */
export type FormatterVector = {
  readonly name: string
  readonly write: (formatter: Formatter) => string | null
  readonly expected: Readonly<Record<FormatLocale, string | null>>
}

function vector(
  name: string,
  write: FormatterVector['write'],
  fr: string | null,
  en: string | null,
): FormatterVector {
  return { name, write, expected: { fr, en } }
}

/**
 * Texts that server and browser must both write byte for byte, regardless of their ICU; spaces are escaped to be
 * visible.
 */
export const formatterVectors: readonly FormatterVector[] = [
  vector('money', (to) => to.money('1234567'), '1\u202f234\u202f567\u00a0€', '€1,234,567'),
  vector('money, rounded', (to) => to.money('-1234.5'), '\u22121\u202f235\u00a0€', '\u2212€1,235'),
  vector('money, rounded to zero', (to) => to.money('-0.4'), '0\u00a0€', '€0'),
  vector('money in dollars', (to) => to.money('1234', 'USD'), '1\u202f234\u00a0$US', 'US$1,234'),
  vector('money in francs', (to) => to.money('1234', 'CHF'), '1\u202f234\u00a0CHF', 'CHF\u00a01,234'),
  vector('money, missing', (to) => to.money(null), null, null),
  vector('net asset value', (to) => to.netAssetValue('1121.5'), '1\u202f121,50\u00a0€', '€1,121.50'),
  vector(
    'amount beyond binary floats',
    (to) => to.netAssetValue('123456789012345678.125'),
    '123\u202f456\u202f789\u202f012\u202f345\u202f678,13\u00a0€',
    '€123,456,789,012,345,678.13',
  ),
  vector('compact money', (to) => to.compactMoney('12500000'), '12,5\u00a0M€', '€12.5m'),
  vector('compact thousands', (to) => to.compactMoney('850000'), '850\u00a0k€', '€850k'),
  vector('compact, carried', (to) => to.compactMoney('999950000'), '1\u00a0Md€', '€1bn'),
  vector('compact, small', (to) => to.compactMoney('950'), '950\u00a0€', '€950'),
  vector(
    'compact francs',
    (to) => to.compactMoney('-2000000', 'CHF'),
    '\u22122\u00a0M\u00a0CHF',
    '\u2212CHF\u00a02m',
  ),
  vector(
    'compact range',
    (to) => to.compactMoneyRange('5000000', '10000000'),
    '5\u00a0M€\u00a0– 10\u00a0M€',
    '€5m\u00a0– €10m',
  ),
  vector('decimal', (to) => to.decimal('1234.5'), '1\u202f234,5', '1,234.5'),
  vector('range', (to) => to.decimalRange('8', '10'), '8–10', '8–10'),
  vector('multiple', (to) => to.multiple('1.41'), '1,41x', '1.41x'),
  vector('percent', (to) => to.percent('-0.0123'), '\u22121,23\u00a0%', '\u22121.23%'),
  vector('gain', (to) => to.percent('0.21', 'change'), '+21,00\u00a0%', '+21.00%'),
  vector('no change', (to) => to.percent('-0.000001', 'change'), '0,00\u00a0%', '0.00%'),
  vector(
    'first of the month',
    (to) => to.longDate('2024-01-01'),
    '1er\u00a0janvier\u00a02024',
    '1\u00a0January\u00a02024',
  ),
  vector('long date', (to) => to.longDate('2024-03-04'), '4\u00a0mars\u00a02024', '4\u00a0March\u00a02024'),
  vector('short date', (to) => to.shortDate('2024-03-04'), '04/03/2024', '4\u00a0Mar\u00a02024'),
  vector('date that does not exist', (to) => to.longDate('2023-02-29'), null, null),
  vector('month', (to) => to.monthYear('2024-08-31'), 'août\u00a02024', 'August\u00a02024'),
  vector('short month', (to) => to.monthYear('2024-01-31', 'short'), 'janv.\u00a02024', 'Jan\u00a02024'),
  vector('file size', (to) => to.fileSize(1_234_567), '1,2\u00a0Mo', '1.2\u00a0MB'),
  vector('list', (to) => to.list(['a', 'b', 'c']), 'a, b et c', 'a, b and c'),
  vector('plural of 0', (to) => to.plural(0), 'one', 'other'),
  vector('plural of 1', (to) => to.plural(1), 'one', 'one'),
  vector('plural of 1.5', (to) => to.plural(1.5), 'one', 'other'),
  vector('plural of a million', (to) => to.plural(1_000_000), 'other', 'other'),
]

/** A vector whose actual text differs. */
export type FormatterMismatch = {
  readonly name: string
  readonly locale: FormatLocale
  readonly expected: string | null
  readonly actual: string | null
}

/** Runs every vector in the current environment (Node or a browser) and returns those that differ. */
export function checkFormatterBytes(): FormatterMismatch[] {
  const locales: readonly FormatLocale[] = ['fr', 'en']
  return formatterVectors.flatMap(({ name, write, expected }) =>
    locales
      .map((locale) => ({ name, locale, expected: expected[locale], actual: write(createFormatter(locale)) }))
      .filter((result) => result.actual !== result.expected),
  )
}
