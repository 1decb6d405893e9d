import type { PlainValue } from './server-function.ts'

/** Request of a private call. */
export type Sent =
  /** `target` where the route's path has a parameter. */
  | { readonly fields: Readonly<Record<string, string>>; readonly target?: string }
  | { readonly target: string }
  | { readonly data: PlainValue }

/** Refusal of a call: a status, and the redirect's location or the body. */
export type Refused = { readonly status: number; readonly location?: string; readonly body?: string }

/** A call that needs a session, as its refusals are tested. */
export type PrivateCall = {
  /** `src/…/x.functions.ts#getX` of a server function; method and route of a server route. */
  readonly name: string
  /** Call by a permitted user. */
  readonly sent: Sent
  /** Set if a partner needs the right to read documents, which the tests' partner lacks unless a call says so. */
  readonly readsDocuments?: true
  /** Status of the response to a permitted user, if it is neither 200 nor a redirect after a form. */
  readonly answered?: number
  readonly withoutSession: Refused
  /** Refusal of the users of one client; missing where every role may call. */
  readonly wrongRole?: { readonly client: 'investor' | 'partner'; readonly refused: Refused }
  /** Same call with another user's object; undefined if it names none. */
  readonly foreign?: { readonly sent: Sent; readonly refused: Refused }
}
