/**
 * The user data that decides whether, and for which child partner, the user acts. Independent of wire
 * names.
 */
export type ChildPartnerSubject = {
  readonly isChildUser: boolean
  readonly partner: { readonly hasParent: boolean; readonly childIds: readonly string[] } | null
  readonly chosenPartnerId: string | null
}

/**
 * State of a signed-in user's choice of a child partner (P-137):
 * - `automatic`: there is exactly one, which the server chooses;
 * - `forced`: the user must choose one before continuing;
 * - `kept_away`: the user has no choice (their partner is itself a child) or has already chosen one that still is a child;
 * - `not_concerned`: there is nothing to choose from.
 */
export type ChildPartnerState =
  | { readonly kind: 'automatic'; readonly partnerId: string }
  | { readonly kind: 'forced' | 'kept_away' | 'not_concerned' }

/** State of a user's choice of a child partner (P-137, P-138); investors and staff are `undefined`. */
export function childPartnerState(subject: ChildPartnerSubject | undefined): ChildPartnerState {
  if (!subject?.partner) return { kind: 'not_concerned' }
  const { partner, isChildUser, chosenPartnerId } = subject
  // A partner that was chosen and is no child any more is none to act for: the choice is made again.
  const isOver = isChildUser && chosenPartnerId !== null && !partner.childIds.includes(chosenPartnerId)
  if (partner.hasParent || (chosenPartnerId !== null && !isOver)) return { kind: 'kept_away' }
  const [only, ...others] = partner.childIds
  if (!isChildUser || only === undefined) return { kind: 'not_concerned' }
  return others.length === 0 ? { kind: 'automatic', partnerId: only } : { kind: 'forced' }
}

/**
 * State of the choices that a user must make before continuing: the team is first, since it activates the
 * account (P-139).
 */
export type ChoiceState = ChildPartnerState | { readonly kind: 'team_missing' }

/** State of a user's choices: team first (P-139), then child partner (P-137). Investors and staff are `undefined`. */
export function choiceState(
  subject: (ChildPartnerSubject & { readonly lacksTeam: boolean }) | undefined,
): ChoiceState {
  return subject?.lacksTeam ? { kind: 'team_missing' } : childPartnerState(subject)
}

const hasToChoose = ({ kind }: ChoiceState): boolean => kind === 'forced' || kind === 'team_missing'

/** The requester of a page, as far as the choice of a team or a child partner is concerned. */
export type ChildPartnerVisitor =
  | { readonly kind: 'anonymous'; readonly hasTicket: boolean }
  | { readonly kind: 'signed_in'; readonly state: ChoiceState }

/** The result for the visitor: the page, a sign-in prompt in its place, or another page. */
export type ChildPartnerVerdict = 'show' | 'prompt_to_sign_in' | 'go_home' | 'go_to_choice'

/** Verdict for the page on which a team and a child partner are chosen. It never redirects to that page. */
export function verdictForChoicePage(visitor: ChildPartnerVisitor): ChildPartnerVerdict {
  if (visitor.kind === 'anonymous') return visitor.hasTicket ? 'show' : 'prompt_to_sign_in'
  return hasToChoose(visitor.state) ? 'show' : 'go_home'
}

/** Verdict for every page that needs a signed-in user. */
export function verdictForAccountPage(state: ChoiceState): ChildPartnerVerdict {
  return hasToChoose(state) ? 'go_to_choice' : 'show'
}
