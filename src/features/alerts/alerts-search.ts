import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { matching, oneOf, searchSchema, someMatching } from '~/routing/addresses/search-fields.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** Most funds of one request, as of the watch list. */
const mostFunds = 20

/** Search of the page about emails without an account: what a form has done, the secret of an email, chosen funds. */
export const alertsSearchSchema = searchSchema({
  state: oneOf(['sent', 'confirmed', 'saved', 'ended', 'unknown', 'unavailable']),
  token: matching((text) => /^[\w-]{1,100}$/.test(text)),
  fund: someMatching((text) => /^fnd-[1-9]\d{0,8}$/.test(text), mostFunds),
})

export type AlertsSearch = ReturnType<typeof alertsSearchSchema.parse>

/** Head of the page, independent of its link. */
export const alertsHead = (locale: Locale) => {
  const { alerts } = translationsOf(locale)
  return pageHead({ title: alerts.title(), description: alerts.description(), noIndex: true })
}
