/** Character classes of a password (P-234). */
export const characterKinds = ['uppercase', 'lowercase', 'digit', 'special'] as const

export type CharacterKind = (typeof characterKinds)[number]

const isOfKind: Readonly<Record<CharacterKind, RegExp>> = {
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  digit: /\p{Nd}/u,
  special: /[^\p{L}\p{M}\p{N}\s]/u,
}

/** Requirements of a password: a minimum length, and a minimum number of character classes. */
export type PasswordRule = { readonly minimumLength: number; readonly minimumKinds: number }

/** The minimum rule (P-234); the configuration may be stricter. */
export const defaultPasswordRule: PasswordRule = { minimumLength: 8, minimumKinds: characterKinds.length }

/**
 * A password normalised for comparison, independent of the keyboard (RFC 8265 requires a normal form; NFKC
 * also unifies full-width letters).
 */
export const comparablePassword = (password: string): string => password.normalize('NFKC')

/** Reports whether a password has a character of the class. A combining accent counts as part of its letter. */
export const hasKind = (password: string, kind: CharacterKind): boolean =>
  isOfKind[kind].test(comparablePassword(password))

/** Reports whether a password is long enough, counted in characters (code points) of its comparable form. */
export const isLongEnough = (password: string, { minimumLength }: PasswordRule): boolean =>
  [...comparablePassword(password)].length >= minimumLength

/** Reports whether a password meets a rule. */
export function meetsRule(password: string, rule: PasswordRule): boolean {
  const kinds = characterKinds.filter((kind) => hasKind(password, kind)).length
  return isLongEnough(password, rule) && kinds >= rule.minimumKinds
}
