import type { PartnerUser, PortalUser } from '../../contract/product-api/user.schema.ts'
import { childPartnerState } from '../../lib/child-partner.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { ClientName } from '../backends/identity/provider-client.server.ts'
import type { UserCalls } from '../backends/product-api/account-calls.server.ts'

/** The product API's response about a user who signs in or is signed in. */
export type UserLookUp =
  | { readonly kind: 'found'; readonly user: PortalUser }
  /** Reported by the API itself (P-136), never during an outage. */
  | { readonly kind: 'user_not_found' }
  /**
   * The token, or the user under this client, is refused (401, 403). `isStated` where the API itself says so: a gateway
   * before it may refuse everybody for a while.
   */
  | { readonly kind: 'not_admitted'; readonly cause: string; readonly isStated?: boolean }
  | { readonly kind: 'unavailable'; readonly cause: string }

/** The user to look up, with their access token. */
export type UserLookUpInput = {
  readonly client: ClientName
  readonly subject: string
  readonly accessToken: string
  readonly locale: Locale
}

/**
 * Creates the look-up of a user by the provider's id, which also selects the only child partner if there is
 * one (P-137).
 */
export function createUserLookUp(calls: UserCalls): (input: UserLookUpInput) => Promise<UserLookUp> {
  return async (input) => {
    const asking = { id: input.subject, token: input.accessToken, locale: input.locale }
    if (input.client === 'investor') return classify(await calls.getInvestor(asking))
    const partner = await calls.getPartner(asking)
    return partner.kind === 'ok'
      ? { kind: 'found', user: await withOnlyChild(calls, partner.data, input) }
      : classify(partner)
  }
}

function classify(answered: BackendOutcome<PortalUser>): UserLookUp {
  if (answered.kind === 'ok') return { kind: 'found', user: answered.data }
  if (answered.kind !== 'refused') return { kind: 'unavailable', cause: `product_api_${answered.kind}` }
  const { status, code } = answered
  if (status === 404 && code === 'user_not_found') return { kind: 'user_not_found' }
  const cause = `product_api_${status}`
  if (status !== 401 && status !== 403) return { kind: 'unavailable', cause }
  return { kind: 'not_admitted', cause, isStated: code === 'unauthenticated' || code === 'forbidden' }
}

/** Returns the parts of a partner user that determine the choice of a team and of a child partner. */
export const childPartnerSubject = (user: PartnerUser) => ({
  isChildUser: user.is_child_user,
  partner: user.partner && {
    hasParent: user.partner.parent !== null,
    childIds: user.partner.childs.map(({ id }) => id),
  },
  chosenPartnerId: user.id_partner,
  lacksTeam: user.team === null,
})

async function withOnlyChild(
  calls: UserCalls,
  user: PartnerUser,
  { accessToken, locale }: UserLookUpInput,
): Promise<PartnerUser> {
  const state = childPartnerState(childPartnerSubject(user))
  if (state.kind !== 'automatic') return user
  const update = { id_partner: state.partnerId }
  const updated = await calls.updatePartnerUser({ token: accessToken, locale, update })
  // After a failure the user stays unchanged, and the next look-up retries.
  return updated.kind === 'ok' ? updated.data : user
}
