import type { Outcome } from '~/lib/outcome.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'
import { comparePath } from '../list/fund-list-address.ts'
import { comparedPair } from './compared-pair.ts'
import type { FundComparisonView } from './fund-compare.schema.ts'

type HeadOptions = {
  readonly locale: Locale
  readonly loaded: Outcome<FundComparisonView> | undefined
  /** True if the URL names a fund. */
  readonly isChosen: boolean
  readonly publicUrl: string
}

/**
 * Head of the comparison, with the names of its funds in the title; only the page without funds may be
 * indexed.
 */
export function fundCompareHead({ locale, loaded, isChosen, publicUrl }: HeadOptions) {
  const { compare } = translationsOf(locale)
  const pair = loaded?.ok ? comparedPair(loaded.data) : null
  const title = pair ? compare.titleOfTwo({ first: pair[0].name, second: pair[1].name }) : compare.title()
  return {
    ...pageHead({ title, description: compare.description(), noIndex: isChosen }),
    links: [{ rel: 'canonical', href: `${publicUrl}${comparePath(locale, [])}` }],
  }
}
