import en from '../../../i18n/en/invitations/index.ts'
import fr from '../../../i18n/fr/invitations/index.ts'
import { pathFor } from '../../routing/links.tsx'
import type { Locale } from '../../routing/locales.ts'

const templates = { fr: fr.sms.message, en: en.sms.message } as const

type Invitation = {
  readonly partner: string
  readonly locale: Locale
  /** The portal's own address, without slash at its end. */
  readonly publicUrl: string
}

/** The text message of an invitation: the company's name and one link, that of the registration (decision 27). */
export function invitationMessage({ locale, partner, publicUrl }: Invitation): string {
  const link = `${publicUrl}${pathFor({ to: '/partner/register', locale })}`
  return templates[locale]
    .replace(/\{partner(?::string)?\}/, () => partner)
    .replace(/\{link(?::string)?\}/, () => link)
}
