import { createIsomorphicFn } from '@tanstack/react-start'
import { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import { htmlOnlyFragment } from '~/components/static-fragment/static-fragment.tsx'
import { getLatestTexts } from '~/features/articles/latest-texts.functions.ts'
import { getFeaturedFunds } from '~/features/funds/featured-funds.functions.ts'
import { getHomeText } from '~/features/home/home.functions.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { HomeAsRead, type HomeParts } from './-home-as-read.tsx'

/** {@link HomeAsRead}as a static fragment. */
export const StaticHome = htmlOnlyFragment<HomeParts>(
  'home',
  createIsomorphicFn()
    .server(() => HomeAsRead)
    .client(async () => (await import('./-home-as-read.tsx')).HomeAsRead),
)

/** Loads the data of the public home page. */
export async function loadHome(locale: Locale) {
  const data = { locale }
  const [asked, text, latest] = await Promise.all([
    getFeaturedFunds({ data }),
    getHomeText({ data }),
    getLatestTexts({ data }),
    StaticHome.load(),
  ])
  const funds = toLoaderResult(asked)
  return { read: new HtmlOnlyData<HomeParts>({ funds: funds.ok ? funds.data : funds, text, ...latest }) }
}
