import type { SeedLocale } from './seed-file.ts'

const months = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** Month and year of a plain date in words: « mars 2026 », "March 2026". */
export function plainMonth(date: string, locale: SeedLocale): string {
  const [year, month] = date.split('-').map(Number)
  return `${months[locale][(month ?? 1) - 1]} ${year}`
}
