import { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import { type Outcome, success } from '~/lib/outcome.ts'
import type { AlternateParameters } from '~/routing/addresses/alternates.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { notFoundAt, toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { findAuthorElsewhere, getAuthor } from './author.functions.ts'
import type { AuthorPageView } from './author.schema.ts'
import { type LoadedAuthor, StaticAuthor } from './author-page.tsx'

type AskedAuthor = { readonly locale: Locale; readonly slug: string; readonly page: number }

type AuthorLoaded = {
  readonly author: Outcome<LoadedAuthor>
  readonly alternateParameters?: AlternateParameters
}

/** Loads an author's page; the 404 page links to its alternate if the slug belongs to the other language. */
export async function loadAuthor(asked: AskedAuthor): Promise<AuthorLoaded> {
  const { locale, slug } = asked
  const [outcome] = await Promise.all([getAuthor({ data: asked }), StaticAuthor.load()])
  if (!outcome.ok && outcome.code === 'not_found')
    throw notFoundAt(await findAuthorElsewhere({ data: { locale, slug } }))
  const author = toLoaderResult(outcome)
  if (!author.ok) return { author }
  const { page, seo, slugs } = author.data
  const alternates = Object.entries(slugs).map(([language, slug]) => [language, { slug }] as const)
  return {
    author: success({ page, seo, slug, read: new HtmlOnlyData<AuthorPageView>(author.data) }),
    alternateParameters: Object.fromEntries(alternates),
  }
}
