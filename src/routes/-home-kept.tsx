import { createIsomorphicFn } from '@tanstack/react-start'
import { keptOf } from '~/components/kept/kept.tsx'
import { KeptData } from '~/components/kept/kept-data.ts'
import { getLatestTexts } from '~/features/articles/latest-texts.functions.ts'
import { getFeaturedFunds } from '~/features/funds/featured-funds.functions.ts'
import { getHomeText } from '~/features/home/home.functions.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { settle } from '~/routing/page-status/settle.ts'
import { HomeAsRead, type HomeParts } from './-home-as-read.tsx'

/** {@link HomeAsRead}, kept. */
export const KeptHome = keptOf<HomeParts>(
  'home',
  createIsomorphicFn()
    .server(() => HomeAsRead)
    .client(async () => (await import('./-home-as-read.tsx')).HomeAsRead),
)

/** Loads what the front of the portal shows. */
export async function loadHome(locale: Locale) {
  const data = { locale }
  const [asked, text, latest] = await Promise.all([
    getFeaturedFunds({ data }),
    getHomeText({ data }),
    getLatestTexts({ data }),
    KeptHome.load(),
  ])
  const funds = settle(asked)
  return { read: new KeptData<HomeParts>({ funds: funds.ok ? funds.data : funds, text, ...latest }) }
}
