import { translationsOf } from '../../lib/translations.ts'
import type { Locale } from '../addresses/locales.ts'

/** Title of a page of a list, distinct for each page: the first has the list's own title. */
export const titleOfPage = (locale: Locale, title: string, page = 1): string =>
  page === 1 ? title : translationsOf(locale).pagination.title({ title, page: String(page) })
