import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './i18n-types.ts'

/** No formatter in texts: figures and dates come formatted from `src/lib/format`. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
