import type { Outcome } from '~/lib/outcome.ts'
import type { AlternateParameters } from '~/routing/alternates.ts'
import { pageHead } from '~/routing/document-head.ts'
import { errorHead } from '~/routing/error-head.ts'
import type { Locale } from '~/routing/locales.ts'
import { notFoundAt } from '~/routing/not-found-at.ts'
import { settle } from '~/routing/settle.ts'
import { findWhiteBookElsewhere, getWhiteBook } from './white-book.functions.ts'
import type { WhiteBookView } from './white-book.schema.ts'

/** Loads a white book; the 404 page names its twin's address where the slug belongs to the other language. */
export async function loadWhiteBook(asked: {
  readonly locale: Locale
  readonly slug: string
}): Promise<Outcome<WhiteBookView>> {
  const outcome = await getWhiteBook({ data: asked })
  if (!outcome.ok && outcome.code === 'not_found')
    throw notFoundAt(await findWhiteBookElsewhere({ data: asked }))
  return settle(outcome)
}

/** The white book's slug in each language's address. */
export function whiteBookAlternates(outcome: Outcome<WhiteBookView>): {
  alternateParameters?: AlternateParameters
} {
  if (!outcome.ok) return {}
  const entries = Object.entries(outcome.data.slugs).map(([locale, slug]) => [locale, { slug }] as const)
  return { alternateParameters: Object.fromEntries(entries) }
}

/** Head of the page. */
export function whiteBookHead(locale: Locale, loaded: Outcome<WhiteBookView> | undefined) {
  if (!loaded?.ok) return errorHead(locale, loaded === undefined || loaded.ok ? 'not_found' : loaded.code)
  const { title, description } = loaded.data
  return pageHead({ title, ...(description === null ? {} : { description }) })
}
