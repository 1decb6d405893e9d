import type { Account } from '../accounts/accounts.ts'

/** A language of mails. */
export type MailLanguage = 'fr' | 'en'

const toLanguage = (locale: string | null): MailLanguage | undefined =>
  locale === 'fr' || locale === 'en' ? locale : undefined

/** The preferred language of an account; null without a preference. */
export const preferenceOf = ({ preferredLocale }: Pick<Account, 'preferredLocale'>): MailLanguage | null =>
  toLanguage(preferredLocale) ?? null

/**
 * The language of a mail to an account (P-016): of the page that triggered it, else the account's preferred
 * one, else the one of the last sign-in.
 */
export const mailLanguageOf = (
  { preferredLocale, locale }: Pick<Account, 'preferredLocale' | 'locale'>,
  place?: MailLanguage,
): MailLanguage => place ?? toLanguage(preferredLocale) ?? toLanguage(locale) ?? 'fr'
