import { type Outcome, success } from '~/lib/outcome.ts'
import type { AlternateParameters } from '~/routing/addresses/alternates.ts'
import { redirectTo } from '~/routing/addresses/links.tsx'
import type { Locale } from '~/routing/addresses/locales.ts'
import { sectionRoutes, textPath } from '~/routing/addresses/text-address.ts'
import { notFoundAt, toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { fetchText, findTextElsewhere } from './articles.functions.ts'
import type { FullText, TextAddress, TextView } from './articles.schema.ts'

/** The address of a text, for its loader. */
export type TextOptions = TextAddress & {
  readonly locale: Locale
  /** Preserved by the redirect to the text's own URL. */
  readonly search: Record<string, unknown>
}

/**
 * Loads a guide or an article by its address (P-024). Another valid category redirects (301) to the text's
 * own URL. An invalid category or slug is the 404 page, which links to the text's own URL, or to its
 * alternate if the slug belongs to the other language (P-022). A failure is returned as data.
 */
export async function loadText(options: TextOptions): Promise<Outcome<FullText>> {
  const { locale, section, category, slug, search } = options
  const asked = { locale, section, category, slug }
  const outcome = await fetchText(asked)
  if (!outcome.ok) {
    if (outcome.code === 'not_found') throw notFoundAt(await findTextElsewhere({ data: asked }))
    return toLoaderResult(outcome)
  }
  const { place, text } = outcome.data
  if (place === 'wrong') throw notFoundAt(textPath(locale, text.address))
  if (place !== 'moved') return success(text)
  const { category: own } = text.address
  throw redirectTo({
    to: sectionRoutes[section].text,
    params: { category: own, slug },
    locale,
    search,
    statusCode: 301,
  })
}

/**
 * Returns the text's category and slug in each language's URL, for the language switch, `hreflang` and the
 * canonical link.
 */
export function textAlternates({ addresses }: Pick<TextView, 'addresses'>): AlternateParameters {
  const entries = Object.entries(addresses).map(
    ([locale, { category, slug }]) => [locale, { category, slug }] as const,
  )
  return Object.fromEntries(entries)
}
