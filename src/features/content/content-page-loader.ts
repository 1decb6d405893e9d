import { notFound } from '@tanstack/react-router'
import { KeptData } from '~/components/kept/kept-data.ts'
import { type Outcome, success } from '~/lib/outcome.ts'
import type { Zone } from '~/lib/rich-text/zone.ts'
import type { AlternateParameters } from '~/routing/alternates.ts'
import type { Locale } from '~/routing/locales.ts'
import { settle } from '~/routing/settle.ts'
import { getContentPage } from './content-page.functions.ts'
import { type ContentPageView, isPageUrl } from './content-page.schema.ts'

/** A page of editors as it is shown. */
export type LoadedView = Omit<ContentPageView, 'zone'> & { readonly zone: KeptData<Zone> }

type LoadedPage = {
  readonly page: Outcome<LoadedView>
  readonly alternateParameters?: AlternateParameters
}

/** Loads the page of editors at a path; a path that is none is the 404 page. A failure is handed on as data. */
export async function loadContentPage(locale: Locale, path: string): Promise<LoadedPage> {
  if (!isPageUrl(path)) throw notFound()
  const page = settle(await getContentPage({ data: { locale, url: path } }))
  if (!page.ok) return { page }
  const { zone, urls } = page.data
  const { fr, en } = urls
  return {
    page: success({ ...page.data, zone: new KeptData(zone) }),
    alternateParameters: { ...(fr && { fr: { _splat: fr } }), ...(en && { en: { _splat: en } }) },
  }
}
