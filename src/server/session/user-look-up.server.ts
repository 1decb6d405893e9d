import type { PartnerUser, PortalUser } from '../../contract/product-api/user.schema.ts'
import { childPartnerState } from '../../lib/child-partner.ts'
import type { Locale } from '../../routing/locales.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import type { ClientName } from '../identity/provider-client.server.ts'
import type { UserCalls } from '../product-api/user-calls.server.ts'

/** What the product API says of who has just signed in, or is signed in already. */
export type UserLookUp =
  | { readonly kind: 'found'; readonly user: PortalUser }
  /** The API's own word (decision 18); never said of an outage. */
  | { readonly kind: 'user_not_found' }
  | { readonly kind: 'unavailable' }

export type UserLookUpInput = {
  readonly client: ClientName
  readonly subject: string
  readonly accessToken: string
  readonly locale: Locale
}

/** Looks a user up by the provider's name for them, and makes the one choice that is no choice (decision 17). */
export function createUserLookUp(calls: UserCalls): (input: UserLookUpInput) => Promise<UserLookUp> {
  return async (input) => {
    const asking = { id: input.subject, token: input.accessToken, locale: input.locale }
    if (input.client === 'investor') return judge(await calls.getInvestor(asking))
    const partner = await calls.getPartner(asking)
    return partner.kind === 'ok'
      ? { kind: 'found', user: await withOnlyChild(calls, partner.data, input) }
      : judge(partner)
  }
}

function judge(answered: BackendOutcome<PortalUser>): UserLookUp {
  if (answered.kind === 'ok') return { kind: 'found', user: answered.data }
  const isUnknown =
    answered.kind === 'refused' && answered.status === 404 && answered.code === 'user_not_found'
  return { kind: isUnknown ? 'user_not_found' : 'unavailable' }
}

/** The part of a partner user that decisions 17 and 26 look at. */
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
  // Where it fails the user goes on unchanged, and the next look-up tries again.
  return updated.kind === 'ok' ? updated.data : user
}
