import type { PlainValue } from '../../support/server-function.ts'

/** Sender of an attack: a visitor with an empty browser, or a signed-in user. */
export type Persona =
  | 'visitor'
  | 'investor'
  | 'otherInvestor'
  | 'pendingInvestor'
  | 'emptyInvestor'
  | 'partner'
  | 'otherPartner'
  | 'advisor'
  | 'staff'

type Sender = {
  /**
   * Uses the portal without a proxy (no proxy is trusted, a request has a second to arrive) instead of the usual one.
   */
  readonly portal?: 'alone'
  /** Number of repetitions, and the headers of each; the last response counts. */
  readonly repeat?: {
    readonly times: number
    readonly headers?: (time: number) => Readonly<Record<string, string>>
  }
  /** Owner of the browser; by default, a visitor's new one. */
  readonly as?: Persona
  readonly headers?: Readonly<Record<string, string>>
  /** Cookies over those of the browser, by the names that they have on https without their prefix. */
  readonly cookies?: Readonly<Record<string, string>>
  /** Changes the sealed session cookie before it is sent. */
  readonly session?: (sealed: string) => string
}

/** Request whose target is transmitted exactly as given. */
export type PlainAttack = Sender & {
  readonly method?: string
  readonly target: string
  readonly body?: string
}

/** Form as the portal's pages send it, with the token of the browser unless another one is given. */
export type FormAttack = Sender & {
  readonly form: string
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  /** The form token: the browser's own, none, that of another browser, or a text. */
  readonly token?: 'own' | 'none' | 'other' | { readonly text: string }
}

/** A call of a server function by its file and name. */
export type FunctionAttack = Sender & { readonly call: string; readonly data: PlainValue }

/** Whole sign-in of the investor, up to the provider's response, whose manipulation is the attack. */
export type SignInAttack = {
  readonly signInBy: 'investor' | 'partner'
  /** Changes the provider's response before it is delivered. */
  readonly response?: (response: URL) => void
  /** The browser that brings the response: the one that began, one without its cookies, or another that began too. */
  readonly broughtBy?: 'own' | 'empty' | 'other'
  /** Number of times that the response is delivered; the last one counts. */
  readonly times?: number
  /** Cookies of the browser before the attack. */
  readonly cookies?: Readonly<Record<string, string>>
}

/** Bytes on a connection of their own; each further piece is sent when the portal has had time to read the former. */
export type RawAttack = { readonly raw: readonly string[]; readonly portal?: 'alone' }

export type AttackRequest = PlainAttack | FormAttack | FunctionAttack | SignInAttack | RawAttack

/** Expected response of the portal. */
export type Expectation = {
  readonly status: number | readonly number[]
  /** Redirect location: a path of the portal, or the beginning of an absolute URL elsewhere. */
  readonly location?: string | RegExp
  /** Text that the body contains. */
  readonly says?: string | RegExp
  /** Text that neither the body nor a header contains. */
  readonly never?: string | RegExp
  /** Headers; null for one that must be missing. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>
  /** Email address of the signed-in user afterwards, or null for none. */
  readonly signedInAs?: string | null
  /** Set if the attacker's account must be unchanged: role, rights, funds, verification, partner. */
  readonly sameAccount?: true
  /** Backend calls that the portal made for it, as method and path; the order does not matter. */
  readonly calls?: readonly string[]
}

/** Attack with its expected result. */
export type AttackCase = {
  readonly name: string
  /** Requests that the same browser sends before. */
  readonly first?: readonly AttackRequest[]
  readonly request: AttackRequest
  readonly expectation: Expectation
}

/** Two attacks that a response must not distinguish: by its text, or by the backend calls made for it. */
export type AlikeCase = { readonly name: string; readonly one: AttackRequest; readonly other: AttackRequest }
