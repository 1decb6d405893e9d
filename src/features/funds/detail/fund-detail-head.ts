import type { Outcome } from '~/lib/outcome.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { errorHead, pageHead } from '~/routing/page-status/document-head.ts'
import type { FundDetailView } from './fund-detail.schema.ts'

type LoadedFund = Outcome<FundDetailView> | undefined

/** Head of a fund's first page, or of an error page when the fund could not be loaded. */
export function keyInformationHead(locale: Locale, loaded: LoadedFund) {
  if (!loaded?.ok) return failedHead(locale, loaded)
  const { name, legalForm } = loaded.data
  const { fund, funds } = translationsOf(locale)
  return pageHead({
    title: name,
    description: fund.description({ name, form: funds.legalForm[legalForm]() }),
  })
}

/** Head of a fund's documents page. */
export function documentsHead(locale: Locale, loaded: LoadedFund) {
  if (!loaded?.ok) return failedHead(locale, loaded)
  const { name } = loaded.data
  const { fund } = translationsOf(locale)
  return pageHead({ title: fund.documentsTitle({ name }), description: fund.documentsDescription({ name }) })
}

/** After a loader threw not-found there is no loader data. */
const failedHead = (locale: Locale, loaded: LoadedFund) =>
  errorHead(locale, loaded === undefined || loaded.ok ? 'not_found' : loaded.code)
