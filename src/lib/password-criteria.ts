/** Kinds of characters that a password is made of (P-234). */
export const characterKinds = ['uppercase', 'lowercase', 'digit', 'special'] as const

export type CharacterKind = (typeof characterKinds)[number]

const isOfKind: Readonly<Record<CharacterKind, RegExp>> = {
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  digit: /\p{Nd}/u,
  special: /[^\p{L}\p{M}\p{N}\s]/u,
}

/** What a password has to be: at least so long, of at least so many kinds of characters. */
export type PasswordRule = { readonly minimumLength: number; readonly minimumKinds: number }

/** The minimum rule (P-234); the configuration may ask for more. */
export const defaultPasswordRule: PasswordRule = { minimumLength: 8, minimumKinds: characterKinds.length }

/**
 * A password as it is compared: in one form of Unicode, whatever keyboard it was typed on (RFC 8265 asks for one; NFKC
 * also unites the wide letters of some of them).
 */
export const comparablePassword = (password: string): string => password.normalize('NFKC')

/** Whether a password has a character of the kind. An accent that is written as a sign of its own is part of its letter. */
export const hasKind = (password: string, kind: CharacterKind): boolean =>
  isOfKind[kind].test(comparablePassword(password))

/** Whether a password is long enough, counted in characters as readers see them, not in code units. */
export const isLongEnough = (password: string, { minimumLength }: PasswordRule): boolean =>
  [...comparablePassword(password)].length >= minimumLength

/** Whether a password meets a rule. */
export function meetsRule(password: string, rule: PasswordRule): boolean {
  const kinds = characterKinds.filter((kind) => hasKind(password, kind)).length
  return isLongEnough(password, rule) && kinds >= rule.minimumKinds
}
