import { getFundDocumentsSignedIn } from '~/features/documents/library/library.functions.ts'
import { loadHeldShares } from '~/features/position/held-shares-part.ts'
import type { SessionUser } from '~/features/session/session.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'

/** Groups in one browser chunk the part of a fund page for a signed-in reader's holding, with its loader. */
export { HeldSharesPart } from '~/features/position/held-shares-part.ts'

/** Loads a user's holding of a fund, with the fund's last document. */
export const loadOwnFund = (user: SessionUser, fund: { readonly locale: Locale; readonly id: string }) =>
  loadHeldShares(user, {
    ...fund,
    askDocuments: () => getFundDocumentsSignedIn({ data: { locale: fund.locale, key: fund.id, search: {} } }),
  })
