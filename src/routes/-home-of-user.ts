import { lazyRouteComponent } from '@tanstack/react-router'
import type { PositionSearch } from '~/features/position/position-search.ts'
import type { PortalSession } from '~/features/session/session.schema.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { loadHome } from './-home-static.tsx'

type Asked = {
  readonly locale: Locale
  readonly search: PositionSearch
  readonly session: PortalSession | null
}

const ownHomeCode = () => import('./-own-home.ts')

/** The signed-in investor's home, with code that visitors never load. */
export const LazyOwnHome = lazyRouteComponent(ownHomeCode, 'OwnHomePart')

/** Loads the page at `/`: an investor's own home, or the public one for everybody else. */
export async function loadHomeOfUser({ locale, search, session }: Asked) {
  if (session !== null) {
    const [{ loadOwnHome }] = await Promise.all([ownHomeCode(), LazyOwnHome.preload?.()])
    const own = await loadOwnHome({ locale, search, user: session.user })
    if (own !== null) return { own, title: translationsOf(locale).position.overview.title() }
  }
  return loadHome(locale)
}
