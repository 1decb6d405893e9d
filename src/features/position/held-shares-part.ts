import { createIsomorphicFn } from '@tanstack/react-start'
import { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import { personalFragment } from '~/components/static-fragment/personal-fragment.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { ensureTranslations } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { mayHaveDocuments, mayHaveFunds } from '../session/own-funds-state.ts'
import type { SessionUser } from '../session/session.schema.ts'
import { HeldShares, type HeldSharesData } from './held-shares.tsx'
import { type FundDocuments, newestDocuments } from './newest-documents.ts'
import { getHolding } from './position.functions.ts'

/** {@link HeldShares} as HTML of one reader. */
export const HeldSharesPart = personalFragment<HeldSharesData>(
  'held-shares',
  createIsomorphicFn()
    .server(() => HeldShares)
    .client(async () => (await import('./held-shares.tsx')).HeldShares),
)

type Asked = {
  readonly locale: Locale
  readonly id: string
  readonly askDocuments: () => Promise<Outcome<FundDocuments>>
}

/**
 * Loads an investor's holding in a fund, with the fund's last document; null if there is none, or if it cannot be read.
 */
export async function loadHeldShares(
  user: SessionUser,
  { askDocuments, id, locale }: Asked,
): Promise<HtmlOnlyData<HeldSharesData> | null> {
  if (user.role !== 'investor' || !mayHaveFunds(user)) return null
  const [held, documents] = await Promise.all([
    catchNetworkError(getHolding({ data: { locale, id, search: {} } })),
    mayHaveDocuments(user) ? catchNetworkError(askDocuments()) : null,
    ensureTranslations(locale, ['position', 'holding']),
    HeldSharesPart.load(),
  ])
  if (!held.ok) return null
  const last = documents?.ok ? newestDocuments(documents.data, locale)[0] : undefined
  return new HtmlOnlyData({ view: held.data, lastDocument: last ?? null })
}
