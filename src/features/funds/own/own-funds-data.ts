import { mayHaveFunds, type NoFundsReason, whatKeepsFrom } from '~/features/session/own-funds-state.ts'
import type { SessionUser } from '~/features/session/session.schema.ts'
import { type Outcome, success } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import type { FundListSearch, FundListView } from '../list/fund-list.schema.ts'
import { getFundListSignedIn } from './own-funds.functions.ts'
import type { OwnFundsView } from './own-funds.schema.ts'

/** The signed-in user's part above the catalogue: their funds, or the reason why there are none. */
export type OwnFundsPart = {
  readonly role: 'investor' | 'partner_user'
  readonly view: OwnFundsView | null
  readonly reason: NoFundsReason | 'unavailable' | null
  /** True if the catalogue holds no other fund. */
  readonly isAll?: boolean
}

/** The user's part, and the list of the other funds if it could be read. */
type OwnFundsData = { readonly part: OwnFundsPart; readonly others?: Outcome<FundListView> }

const countAll = (counters: FundListView['counters']): number =>
  Object.values(counters).reduce((sum, count) => sum + count, 0)

type LoadOptions = {
  readonly locale: Locale
  readonly search: FundListSearch
  readonly user: SessionUser
}

/**
 * Loads the signed-in user's funds and the list of the others; if the latter fails, the public list is
 * shown. Undefined for staff, who have no funds of their own.
 */
export async function loadOwnFunds({ locale, search, user }: LoadOptions): Promise<OwnFundsData | undefined> {
  if (user.role === 'staff') return undefined
  const { role } = user
  const kept = whatKeepsFrom(user)
  if (!mayHaveFunds(user)) return { part: { role, view: null, reason: kept ?? role } }
  const answered = await catchNetworkError(getFundListSignedIn({ data: { locale, filters: search } }))
  if (!answered.ok) return { part: { role, view: null, reason: 'unavailable' as const } }
  const { own, others } = answered.data
  const reason = own.all === 0 ? role : null
  const isAll = own.all > 0 && own.all === countAll(others.counters)
  return { part: { role, view: own, reason, isAll }, others: success(others) }
}
