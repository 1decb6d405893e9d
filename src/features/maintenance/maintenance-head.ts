import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'
import type { Locale } from '~/routing/locales.ts'

/** Head of the maintenance page, which is no page to find. */
export const maintenanceHead = (locale: Locale) =>
  pageHead({ title: translationsOf(locale).maintenance.title(), noIndex: true })
