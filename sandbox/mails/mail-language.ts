import type { Account } from '../accounts/accounts.ts'

/** A language of mails. */
export type MailLanguage = 'fr' | 'en'

const toLanguage = (locale: string | null): MailLanguage | undefined =>
  locale === 'fr' || locale === 'en' ? locale : undefined

/** The language that an account prefers; null without a preference. */
export const preferenceOf = ({ preferredLocale }: Pick<Account, 'preferredLocale'>): MailLanguage | null =>
  toLanguage(preferredLocale) ?? null

/**
 * The language of a mail to an account (P-016): of the page that the mail answers, else the one that the account
 * prefers, else the one last signed in with.
 */
export const mailLanguageOf = (
  { preferredLocale, locale }: Pick<Account, 'preferredLocale' | 'locale'>,
  place?: MailLanguage,
): MailLanguage => place ?? toLanguage(preferredLocale) ?? toLanguage(locale) ?? 'fr'
