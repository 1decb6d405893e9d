import { lazyRouteComponent } from '@tanstack/react-router'
import type { FundDetailView } from '~/features/funds/detail/fund-detail.schema.ts'
import type { PortalSession } from '~/features/session/session.schema.ts'
import type { Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'

const code = () => import('./-own-fund.ts')

/** Lazy component of the reader's holding in a fund, whose code visitors never load. */
export const LazyHeldShares = lazyRouteComponent(code, 'HeldSharesPart')

type Reader = { readonly locale: Locale; readonly session: PortalSession | null }

/** Loads the reader's holding in a fund; null for visitors. */
export async function loadHeldOf(fund: Outcome<FundDetailView>, { locale, session }: Reader) {
  if (session === null || !fund.ok) return null
  const [{ loadOwnFund }] = await Promise.all([code(), LazyHeldShares.preload?.()])
  return loadOwnFund(session.user, { locale, id: fund.data.id })
}
