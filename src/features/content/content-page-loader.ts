import { notFound } from '@tanstack/react-router'
import { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import { isPageUrl } from '~/contract/content-api/slug.ts'
import { type Outcome, success } from '~/lib/outcome.ts'
import type { AlternateParameters } from '~/routing/addresses/alternates.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { getContentPage } from './content-page.functions.ts'
import type { ContentPageView } from './content-page.schema.ts'
import { StaticPage } from './content-page-static.tsx'

/** An editorial page as its route holds it: the content is HTML. */
export type LoadedView = Pick<ContentPageView, 'head'> & { readonly read: HtmlOnlyData<ContentPageView> }

type LoadedPage = {
  readonly page: Outcome<LoadedView>
  readonly alternateParameters?: AlternateParameters
}

/** Loads the editorial page at a path; an unknown path is the 404 page. A failure is returned as data. */
export async function loadContentPage(locale: Locale, path: string): Promise<LoadedPage> {
  if (!isPageUrl(path)) throw notFound()
  const [response] = await Promise.all([getContentPage({ data: { locale, url: path } }), StaticPage.load()])
  const page = toLoaderResult(response)
  if (!page.ok) return { page }
  const { head, urls } = page.data
  const { fr, en } = urls
  return {
    page: success({ head, read: new HtmlOnlyData(page.data) }),
    alternateParameters: { ...(fr && { fr: { _splat: fr } }), ...(en && { en: { _splat: en } }) },
  }
}
