import { lazyRouteComponent } from '@tanstack/react-router'
import type { OwnHomePage } from '~/features/position/own-home-data.ts'
import type { PositionSearch } from '~/features/position/position-search.ts'
import type { PortalSession } from '~/features/session/session.schema.ts'
import type { Site } from '~/features/site/site.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { loadHome } from './-home-static.tsx'

type Asked = {
  readonly locale: Locale
  readonly search: PositionSearch
  readonly session: PortalSession | null
  readonly site: Pick<Site, 'questions'>
}

const ownHomeCode = () => import('./-own-home.ts')

/** The signed-in investor's home, with code that visitors never load. */
export const LazyOwnHome = lazyRouteComponent(ownHomeCode, 'OwnHomePart')

/** The public home page, whose title its route knows. */
type PublicHome = Awaited<ReturnType<typeof loadHome>> & { readonly title?: undefined }

/** Loads the page at `/`: an investor's own home, or the public one for everybody else. */
export async function loadHomeOfUser({ session, ...asked }: Asked): Promise<OwnHomePage | PublicHome> {
  if (session !== null) {
    const [{ loadOwnHome }] = await Promise.all([ownHomeCode(), LazyOwnHome.preload?.()])
    const home = await loadOwnHome({ ...asked, session })
    if (home !== null) return home
  }
  return loadHome(asked.locale)
}
