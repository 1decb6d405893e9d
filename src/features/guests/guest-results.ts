import type { FormDraft, FormProblem } from '~/lib/form/form-response.ts'
import type { Translations } from '~/lib/translations.ts'

/** Forms of the page of accesses that are a button: the page itself says why one was refused. */
export const guestButtons = ['guest-end', 'guest-accept', 'guest-open'] as const

/** One of those buttons, as it was refused. */
export type RefusedButton = { readonly form: (typeof guestButtons)[number]; readonly draft: FormDraft }

type Done = keyof Translations['guests']['done']

const allDone: readonly Done[] = ['invited', 'ended', 'accepted', 'left']

/** What was just done, as the server kept it for this page once; undefined without. */
export const doneOf = (draft: FormDraft | null): Done | undefined =>
  allDone.find((done) => done === draft?.values.done)

type Reason = keyof Translations['guests']['failed']['reasons']

const reasons: Readonly<Partial<Record<FormProblem, Reason>>> = {
  not_found: 'over',
  forbidden: 'over',
  expired: 'expired',
  too_many_requests: 'tooMany',
}

/** Why a button was refused: `over` where there is nothing left to act on. */
export const reasonOf = ({ draft: { problem } }: RefusedButton): Reason =>
  (problem === null ? undefined : reasons[problem]) ?? 'unconfirmed'
