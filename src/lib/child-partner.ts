/** What of a user decides whether, and for whom, they act as a child partner. Plain data: no wire names. */
export type ChildPartnerSubject = {
  readonly isChildUser: boolean
  readonly partner: { readonly hasParent: boolean; readonly childIds: readonly string[] } | null
  readonly chosenPartnerId: string | null
}

/**
 * Where a signed-in user stands with the choice of a child partner (P-137):
 * - `automatic`: there is exactly one, which the server chooses for them;
 * - `forced`: they have to choose one before they go on;
 * - `kept_away`: the choice is not theirs (their partner is itself a child) or is made already;
 * - `not_concerned`: there is nothing to choose from.
 */
export type ChildPartnerState =
  | { readonly kind: 'automatic'; readonly partnerId: string }
  | { readonly kind: 'forced' | 'kept_away' | 'not_concerned' }

/** State of a user's choice of a child partner (P-137, P-138); investors and staff are `undefined`. */
export function childPartnerState(subject: ChildPartnerSubject | undefined): ChildPartnerState {
  if (!subject?.partner) return { kind: 'not_concerned' }
  const { partner, isChildUser, chosenPartnerId } = subject
  if (partner.hasParent || chosenPartnerId !== null) return { kind: 'kept_away' }
  const [only, ...others] = partner.childIds
  if (!isChildUser || only === undefined) return { kind: 'not_concerned' }
  return others.length === 0 ? { kind: 'automatic', partnerId: only } : { kind: 'forced' }
}

/** What a user has to choose before they go on: a team comes first, since it activates the account (P-139). */
export type ChoiceState = ChildPartnerState | { readonly kind: 'team_missing' }

/** State of a user's choices: team first (P-139), then child partner (P-137). Investors and staff are `undefined`. */
export function choiceState(
  subject: (ChildPartnerSubject & { readonly lacksTeam: boolean }) | undefined,
): ChoiceState {
  return subject?.lacksTeam ? { kind: 'team_missing' } : childPartnerState(subject)
}

const hasToChoose = ({ kind }: ChoiceState): boolean => kind === 'forced' || kind === 'team_missing'

/** Who asks for a page, as far as the choice of a team or a child partner is concerned. */
export type ChildPartnerVisitor =
  | { readonly kind: 'anonymous'; readonly hasTicket: boolean }
  | { readonly kind: 'signed_in'; readonly state: ChoiceState }

/** What the visitor gets: the page, the prompt to sign in in its place, or another page. */
export type ChildPartnerVerdict = 'show' | 'prompt_to_sign_in' | 'go_home' | 'go_to_choice'

/** Verdict for the page on which a team and a child partner are chosen. It never leads to itself. */
export function verdictForChoicePage(visitor: ChildPartnerVisitor): ChildPartnerVerdict {
  if (visitor.kind === 'anonymous') return visitor.hasTicket ? 'show' : 'prompt_to_sign_in'
  return hasToChoose(visitor.state) ? 'show' : 'go_home'
}

/** Verdict for every page that needs a signed-in user. */
export function verdictForAccountPage(state: ChoiceState): ChildPartnerVerdict {
  return hasToChoose(state) ? 'go_to_choice' : 'show'
}
