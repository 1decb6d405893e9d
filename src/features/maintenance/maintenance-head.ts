import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** Head of the maintenance page, which is not indexed. */
export const maintenanceHead = (locale: Locale) =>
  pageHead({ title: translationsOf(locale).maintenance.title(), noIndex: true })
