import { KeptData } from '~/components/kept/kept-data.ts'
import { type Outcome, success } from '~/lib/outcome.ts'
import type { AlternateParameters } from '~/routing/alternates.ts'
import { redirectTo } from '~/routing/links.tsx'
import type { Locale } from '~/routing/locales.ts'
import { notFoundAt } from '~/routing/not-found-at.ts'
import { settle } from '~/routing/settle.ts'
import { findTextElsewhere, getText } from './library.functions.ts'
import type { TextAddress, TextBody, TextPage } from './library.schema.ts'
import { sectionRoutes, textPath } from './text-address.ts'

/** A text as its page shows it. */
export type LoadedText = Omit<TextPage, 'body'> & { readonly body: KeptData<TextBody> }

type TextOptions = TextAddress & {
  readonly locale: Locale
  /** Kept by the redirect to the text's own address. */
  readonly search: Record<string, unknown>
}

/**
 * Loads a guide or an article by its address (decision 4). Another valid category answers 301 to the text's own
 * address; a category that is none, and a slug that is none, are the 404 page, which names the text's own address, or
 * its twin's where the slug belongs to the other language (decision 2). A failure is handed on as data.
 */
export async function loadText(options: TextOptions): Promise<Outcome<LoadedText>> {
  const { locale, section, category, slug, search } = options
  const asked = { locale, section, category, slug }
  const outcome = await getText({ data: asked })
  if (!outcome.ok) {
    if (outcome.code === 'not_found') throw notFoundAt(await findTextElsewhere({ data: asked }))
    return settle(outcome)
  }
  const { place, address, body } = outcome.data
  if (place === 'wrong') throw notFoundAt(textPath(locale, address))
  if (place !== 'moved') return success({ ...outcome.data, body: new KeptData(body) })
  const { category: own } = address
  throw redirectTo({
    to: sectionRoutes[section].text,
    params: { category: own, slug },
    locale,
    search,
    statusCode: 301,
  })
}

/** The text's category and slug in each language's address, for the language switch, `hreflang` and the canonical link. */
export function textAlternates(outcome: Outcome<LoadedText>): { alternateParameters?: AlternateParameters } {
  if (!outcome.ok) return {}
  const entries = Object.entries(outcome.data.addresses).map(
    ([locale, { category, slug }]) => [locale, { category, slug }] as const,
  )
  return { alternateParameters: Object.fromEntries(entries) }
}
