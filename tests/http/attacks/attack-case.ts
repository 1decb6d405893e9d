import type { PlainValue } from '../../support/server-function.ts'

/** Who attacks: a visitor with an empty browser, or somebody who is signed in. */
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
  /** The portal that stands alone (no proxy is trusted, a request has a second to arrive) in place of the usual one. */
  readonly portal?: 'alone'
  /** How often it is sent, and what differs each time; the last response counts. */
  readonly repeat?: {
    readonly times: number
    readonly headers?: (time: number) => Readonly<Record<string, string>>
  }
  /** Whose browser; a visitor's new one when not given. */
  readonly as?: Persona
  readonly headers?: Readonly<Record<string, string>>
  /** Cookies over those of the browser, by the names that they have on https without their prefix. */
  readonly cookies?: Readonly<Record<string, string>>
  /** What becomes of the sealed session cookie before it is sent. */
  readonly session?: (sealed: string) => string
}

/** One request, its target written on the wire exactly as given. */
export type PlainAttack = Sender & {
  readonly method?: string
  readonly target: string
  readonly body?: string
}

/** A form as the portal's pages send it, with the token of the browser unless another one is told. */
export type FormAttack = Sender & {
  readonly form: string
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  /** The form token: the browser's own, none, that of another browser, or a text. */
  readonly token?: 'own' | 'none' | 'other' | { readonly text: string }
}

/** A call of a server function by its file and name. */
export type FunctionAttack = Sender & { readonly call: string; readonly data: PlainValue }

/** A whole sign-in of the investor, up to the provider's response; what then happens to it is the attack. */
export type SignInAttack = {
  readonly signInBy: 'investor' | 'partner'
  /** What becomes of the provider's response on its way. */
  readonly response?: (response: URL) => void
  /** The browser that brings the response: the one that began, one without its cookies, or another that began too. */
  readonly broughtBy?: 'own' | 'empty' | 'other'
  /** How often the response is brought; the last time counts. */
  readonly times?: number
  /** What the browser's cookies were before. */
  readonly cookies?: Readonly<Record<string, string>>
}

/** Bytes on a connection of their own; each further piece is sent when the portal has had time to read the former. */
export type RawAttack = { readonly raw: readonly string[]; readonly portal?: 'alone' }

export type AttackRequest = PlainAttack | FormAttack | FunctionAttack | SignInAttack | RawAttack

/** What the portal must answer. */
export type Expectation = {
  readonly status: number | readonly number[]
  /** Where it leads: a path of the portal, or the beginning of an absolute address elsewhere. */
  readonly location?: string | RegExp
  /** What the body contains. */
  readonly says?: string | RegExp
  /** What neither the body nor a header contains. */
  readonly never?: string | RegExp
  /** Headers; null for one that must be missing. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>
  /** Who the browser is signed in as afterwards: the email address, or nobody. */
  readonly signedInAs?: string | null
  /** Whether the attacker's account is what it was: role, rights, funds, verification, partner. */
  readonly sameAccount?: true
  /** Backend calls that the portal made for it, as method and path; the order does not matter. */
  readonly calls?: readonly string[]
}

/** One attack, and what comes of it. */
export type AttackCase = {
  readonly name: string
  /** What the same browser sends before. */
  readonly first?: readonly AttackRequest[]
  readonly request: AttackRequest
  readonly expectation: Expectation
}

/** Two attacks of which a response must not tell one from the other: by its text, or by the calls made for it. */
export type AlikeCase = { readonly name: string; readonly one: AttackRequest; readonly other: AttackRequest }
