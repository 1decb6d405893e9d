import { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import { loadFragments } from '~/components/static-fragment/static-fragment.tsx'
import { type Outcome, success } from '~/lib/outcome.ts'
import type { AlternateParameters } from '~/routing/addresses/alternates.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { notFoundAt, toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { findWhiteBookElsewhere, getWhiteBook } from './white-book.functions.ts'
import type { WhiteBookReading, WhiteBookView } from './white-book.schema.ts'
import { StaticFacts, StaticReading, UsedWhiteBookForm } from './white-book-static.ts'

/** A white book whose text the browser receives as HTML alone. */
export type LoadedWhiteBook = Omit<WhiteBookView, 'reading'> & {
  readonly reading: HtmlOnlyData<WhiteBookReading>
}

/** Loads a white book; the 404 page links to its alternate if the slug belongs to the other language. */
export async function loadWhiteBook(asked: {
  readonly locale: Locale
  readonly slug: string
}): Promise<Outcome<LoadedWhiteBook>> {
  const [outcome] = await Promise.all([
    getWhiteBook({ data: asked }),
    loadFragments(StaticReading, StaticFacts, UsedWhiteBookForm),
  ])
  if (!outcome.ok && outcome.code === 'not_found')
    throw notFoundAt(await findWhiteBookElsewhere({ data: asked }))
  const result = toLoaderResult(outcome)
  return result.ok
    ? success({ ...result.data, reading: new HtmlOnlyData<WhiteBookReading>(result.data.reading) })
    : result
}

/** Returns the white book's slug in each language's URL. */
export function whiteBookAlternates(outcome: Outcome<LoadedWhiteBook>): {
  alternateParameters?: AlternateParameters
} {
  if (!outcome.ok) return {}
  const entries = Object.entries(outcome.data.slugs).map(([locale, slug]) => [locale, { slug }] as const)
  return { alternateParameters: Object.fromEntries(entries) }
}
