const NO_BREAK_SPACE = '\u00a0'
const NARROW_NO_BREAK_SPACE = '\u202f'

/** Applies French typography: typographic apostrophes and the no-break spaces of its punctuation. */
export function frenchTypography(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/ ([:»%€])/g, `${NO_BREAK_SPACE}$1`)
    .replace(/« /g, `«${NO_BREAK_SPACE}`)
    .replace(/ ([;!?])/g, `${NARROW_NO_BREAK_SPACE}$1`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW_NO_BREAK_SPACE}`)
    .replace(/(\d) (millions|milliards|ans|mois|jours)/g, `$1${NO_BREAK_SPACE}$2`)
}

/** Applies English typography: typographic apostrophes. */
export function englishTypography(text: string): string {
  return text.replaceAll("'", '’')
}

/** Returns a text in both languages with typography. */
export function bilingual(fr: string, en: string): { readonly fr: string; readonly en: string } {
  return { fr: frenchTypography(fr), en: englishTypography(en) }
}
