type Grouping = readonly [stored: RegExp, written: string]

/**
 * Digit groups of telephone numbers, by the countries of most visitors; `$n` are groups, spaces become no-break ones.
 */
const groupings: readonly Grouping[] = [
  [/^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '+33 $1 $2 $3 $4 $5'],
  [/^\+32(4\d\d)(\d\d)(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4'],
  [/^\+41(\d\d)(\d{3})(\d\d)(\d\d)$/, '+41 $1 $2 $3 $4'],
  [/^\+352(6\d\d)(\d{3})(\d{3})$/, '+352 $1 $2 $3'],
  [/^\+377(6)(\d\d)(\d\d)(\d\d)(\d\d)$/, '+377 $1 $2 $3 $4 $5'],
  [/^\+377(\d\d)(\d\d)(\d\d)(\d\d)$/, '+377 $1 $2 $3 $4'],
]

/** National form of a French number, for readers of French pages. */
const nationalFrench: Grouping = [/^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '0$1 $2 $3 $4 $5']

/**
 * A stored number (E.164) as readers of a language read it: in the groups of its country; a French one without its
 * country on French pages. Of a country that is not known here it stays as it is.
 */
export function phoneText(e164: string, locale: 'fr' | 'en'): string {
  const known = locale === 'fr' ? [nationalFrench, ...groupings] : groupings
  const [stored, written] = known.find(([pattern]) => pattern.test(e164)) ?? []
  return stored === undefined || written === undefined
    ? e164
    : e164.replace(stored, written).replaceAll(' ', '\u00a0')
}
