/** States of a subscription case. `incomplete`: staff have asked the advisor for something. */
export const caseStates = [
  'draft',
  'sent',
  'incomplete',
  'in_review',
  'accepted',
  'refused',
  'withdrawn',
] as const
export type CaseState = (typeof caseStates)[number]

/** Actor of a change. */
export type CaseActor = 'advisor' | 'staff'

type Transition = {
  readonly actor: CaseActor
  readonly from: readonly CaseState[]
  readonly to: CaseState
  readonly needsReason: boolean
}

const transitions = {
  send: { actor: 'advisor', from: ['draft', 'incomplete'], to: 'sent', needsReason: false },
  withdraw: {
    actor: 'advisor',
    from: ['draft', 'sent', 'incomplete', 'in_review'],
    to: 'withdrawn',
    needsReason: false,
  },
  take_up: { actor: 'staff', from: ['sent'], to: 'in_review', needsReason: false },
  ask: { actor: 'staff', from: ['sent', 'in_review'], to: 'incomplete', needsReason: true },
  accept: { actor: 'staff', from: ['in_review'], to: 'accepted', needsReason: false },
  refuse: { actor: 'staff', from: ['sent', 'in_review'], to: 'refused', needsReason: true },
} as const satisfies Record<string, Transition>

/** Action on a case. */
export type CaseAction = keyof typeof transitions

/** Every action, in the order in which they are offered. */
export const caseActions = [
  'send',
  'take_up',
  'ask',
  'accept',
  'refuse',
  'withdraw',
] as const satisfies readonly CaseAction[]

/** A case as far as its state is concerned. `version` grows with every change of its content or state. */
export type CaseVersion = { readonly state: CaseState; readonly version: number }

/** An action on the version of a case that its actor has read. */
export type CaseChange = {
  readonly action: CaseAction
  readonly actor: CaseActor
  readonly version: number
  readonly reason: string
}

/** Reason why a case is not changed. `stale`: somebody changed it after the actor had read it. */
export type CaseRefusal = 'wrong_actor' | 'stale' | 'wrong_state' | 'reason_missing'

export type CaseVerdict =
  | { readonly ok: true; readonly next: CaseVersion }
  | { readonly ok: false; readonly code: CaseRefusal }

const refusal = (code: CaseRefusal): CaseVerdict => ({ ok: false, code })

const isFrom = ({ from }: Transition, state: CaseState): boolean => from.includes(state)

/** Applies an action to a case: its next state and version, or why it stays as it is. */
export function changeCase(
  { state, version }: CaseVersion,
  { action, actor, reason, version: seen }: CaseChange,
): CaseVerdict {
  const transition: Transition = transitions[action]
  if (transition.actor !== actor) return refusal('wrong_actor')
  if (seen !== version) return refusal('stale')
  if (!isFrom(transition, state)) return refusal('wrong_state')
  if (transition.needsReason && reason.trim() === '') return refusal('reason_missing')
  return { ok: true, next: { state: transition.to, version: version + 1 } }
}

/** Returns the actions that an actor may take on a case in a state. */
export function actionsOf(state: CaseState, actor: CaseActor): CaseAction[] {
  return caseActions.filter(
    (action) => transitions[action].actor === actor && isFrom(transitions[action], state),
  )
}

/** Reports whether an advisor may change a case's content. */
export const isEditable = (state: CaseState): boolean => state === 'draft' || state === 'incomplete'

/** Tells whether a case has ended: nothing changes it any more. */
export const isFinal = (state: CaseState): boolean =>
  state === 'accepted' || state === 'refused' || state === 'withdrawn'
