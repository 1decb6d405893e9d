import { createIsomorphicFn } from '@tanstack/react-start'
import { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import { htmlOnlyFragment } from '~/components/static-fragment/static-fragment.tsx'
import { getLatestTexts } from '~/features/articles/latest-texts.functions.ts'
import { getFeaturedFunds } from '~/features/funds/featured-funds.functions.ts'
import { getHouseFigures } from '~/features/funds/house/house-figures.functions.ts'
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
  const [asked, house, text, latest] = await Promise.all([
    getFeaturedFunds({ data }),
    getHouseFigures({ data }),
    getHomeText({ data }),
    getLatestTexts({ data }),
    StaticHome.load(),
  ])
  const funds = toLoaderResult(asked)
  const parts = { funds: funds.ok ? funds.data : funds, house, text, ...latest }
  return { read: new HtmlOnlyData<HomeParts>(parts) }
}
