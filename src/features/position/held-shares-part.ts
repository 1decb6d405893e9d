import { createIsomorphicFn } from '@tanstack/react-start'
import { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import { personalFragment } from '~/components/static-fragment/personal-fragment.tsx'
import { ensureTranslations } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { mayHaveFunds } from '../session/own-funds-state.ts'
import type { SessionUser } from '../session/session.schema.ts'
import { HeldShares } from './held-shares.tsx'
import { getHolding } from './position.functions.ts'
import type { HoldingView } from './position.schema.ts'

/** {@link HeldShares} as HTML of one reader. */
export const HeldSharesPart = personalFragment<HoldingView>(
  'held-shares',
  createIsomorphicFn()
    .server(() => HeldShares)
    .client(async () => (await import('./held-shares.tsx')).HeldShares),
)

/** Loads what an investor holds of a fund; null for nothing, and for whatever keeps it from being known. */
export async function loadHeldShares(
  user: SessionUser,
  fund: { readonly locale: Locale; readonly id: string },
): Promise<HtmlOnlyData<HoldingView> | null> {
  if (user.role !== 'investor' || !mayHaveFunds(user)) return null
  const { locale, id } = fund
  const [held] = await Promise.all([
    catchNetworkError(getHolding({ data: { locale, id, search: {} } })),
    ensureTranslations(locale, ['position']),
    HeldSharesPart.load(),
  ])
  return held.ok ? new HtmlOnlyData(held.data) : null
}
