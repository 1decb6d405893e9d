import type { Outcome } from '~/lib/outcome.ts'
import type { AlternateParameters } from '~/routing/addresses/alternates.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { notFoundAt, toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { findWhiteBookElsewhere, getWhiteBook } from './white-book.functions.ts'
import type { WhiteBookView } from './white-book.schema.ts'

/** Loads a white book; the 404 page links to its alternate if the slug belongs to the other language. */
export async function loadWhiteBook(asked: {
  readonly locale: Locale
  readonly slug: string
}): Promise<Outcome<WhiteBookView>> {
  const outcome = await getWhiteBook({ data: asked })
  if (!outcome.ok && outcome.code === 'not_found')
    throw notFoundAt(await findWhiteBookElsewhere({ data: asked }))
  return toLoaderResult(outcome)
}

/** Returns the white book's slug in each language's URL. */
export function whiteBookAlternates(outcome: Outcome<WhiteBookView>): {
  alternateParameters?: AlternateParameters
} {
  if (!outcome.ok) return {}
  const entries = Object.entries(outcome.data.slugs).map(([locale, slug]) => [locale, { slug }] as const)
  return { alternateParameters: Object.fromEntries(entries) }
}
