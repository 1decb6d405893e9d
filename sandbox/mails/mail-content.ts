import type { EndingLink } from '../mailbox/outgoing-message.ts'

/** Content of a mail. Every text is in `language`; the plain version has the same content. */
export type MailContent = {
  readonly language: 'fr' | 'en'
  readonly subject: string
  readonly greeting?: string
  readonly paragraphs: readonly string[]
  /** Facts in rows, as the visitor entered them: line breaks are preserved. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  readonly action?: {
    readonly label: string
    readonly url: string
    /** Set if the link ends. */
    readonly link?: EndingLink
  }
  /** Additional notes in small print. */
  readonly notes?: readonly string[]
  /** A quiet link below everything, such as the one that ends these mails. */
  readonly lastLink?: { readonly label: string; readonly url: string }
}

/** Texts around the content of every mail. */
export const frameTexts = {
  fr: {
    brandLine: 'Fonds non cotés',
    regards: 'L’équipe Orvanne Gestion',
    copyLink: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur\u00a0:',
    fact: (name: string, value: string) => `${name}\u00a0: ${value}`,
    sender:
      'Orvanne Gestion est une société de gestion imaginaire. Ce message est envoyé automatiquement\u00a0: les réponses ne sont pas lues. Nous ne demandons jamais de mot de passe par email.',
  },
  en: {
    brandLine: 'Unlisted funds',
    regards: 'The Orvanne Gestion team',
    copyLink: 'If the button does not open, copy this address into your browser:',
    fact: (name: string, value: string) => `${name}: ${value}`,
    sender:
      'Orvanne Gestion is an invented asset manager. This message is sent automatically and replies are not read. We never ask for a password by email.',
  },
} as const
