/** Kinds of characters that a password is made of (specification, point 5). */
export const characterKinds = ['uppercase', 'lowercase', 'digit', 'special'] as const

export type CharacterKind = (typeof characterKinds)[number]

const isOfKind: Readonly<Record<CharacterKind, RegExp>> = {
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  digit: /\p{Nd}/u,
  special: /[^\p{L}\p{N}\s]/u,
}

/** What a password has to be: at least so long, of at least so many kinds of characters. */
export type PasswordRule = { readonly minimumLength: number; readonly minimumKinds: number }

/** The rule of the specification; the configuration may ask for more. */
export const defaultPasswordRule: PasswordRule = { minimumLength: 8, minimumKinds: characterKinds.length }

/** Whether a password has a character of the kind. */
export const hasKind = (password: string, kind: CharacterKind): boolean => isOfKind[kind].test(password)

/** Whether a password is long enough, counted in characters as readers see them, not in code units. */
export const isLongEnough = (password: string, { minimumLength }: PasswordRule): boolean =>
  [...password].length >= minimumLength

/** Whether a password meets a rule. */
export function meetsRule(password: string, rule: PasswordRule): boolean {
  const kinds = characterKinds.filter((kind) => hasKind(password, kind)).length
  return isLongEnough(password, rule) && kinds >= rule.minimumKinds
}
