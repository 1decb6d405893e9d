import type { MailTopic } from '../../../src/contract/product-api/notification.schema.ts'

type Counted = (count: number) => string

type MailWords = {
  readonly subjects: Readonly<Record<MailTopic, Counted>>
  readonly lead: Counted
  readonly greeting: (firstName: string) => string
  readonly action: string
  readonly pace: string
  readonly call: (number: number, due: string) => string
  readonly distribution: (number: number, due: string) => string
  /** Subject where payments alone are told. */
  readonly receipts: Counted
  readonly receipt: (number: number) => string
  readonly reversal: (number: number) => string
  readonly value: (day: string) => string
  readonly more: Counted
  readonly unsubscribe: string
}

/** Texts of emails about news. They name fund, type and period, and never an amount (P-441). */
export const notificationMailTexts: Readonly<Record<'fr' | 'en', MailWords>> = {
  fr: {
    subjects: {
      notices: (count) =>
        count === 1 ? 'Un nouvel avis pour vos fonds' : `${count} nouveaux avis pour vos fonds`,
      documents: (count) =>
        count === 1 ? 'Un nouveau document pour vos fonds' : `${count} nouveaux documents pour vos fonds`,
      values: (count) =>
        count === 1
          ? 'Une nouvelle valeur liquidative pour vos fonds'
          : `${count} nouvelles valeurs liquidatives pour vos fonds`,
    },
    lead: (count) =>
      count === 1 ? 'Voici ce qui est nouveau dans votre espace.' : 'Voici les nouveautés de votre espace.',
    greeting: (firstName) => `Bonjour ${firstName},`,
    action: 'Ouvrir mon espace',
    pace: 'Les montants ne sont jamais écrits dans un email. Vous choisissez le rythme de ces messages dans votre espace, sous «\u00a0Notifications\u00a0».',
    call: (number, due) => `Appel de fonds n° ${number}, échéance le ${due}`,
    distribution: (number, due) => `Distribution n° ${number}, prévue le ${due}`,
    receipts: (count) =>
      count === 1
        ? 'Un règlement enregistré pour vos fonds'
        : `${count} règlements enregistrés pour vos fonds`,
    receipt: (number) => `Règlement reçu, appel de fonds n° ${number}`,
    reversal: (number) => `Règlement corrigé, appel de fonds n° ${number}`,
    value: (day) => `Valeur liquidative au ${day}`,
    more: (count) => `Et ${count} de plus dans votre espace.`,
    unsubscribe: 'Ne plus recevoir ces emails',
  },
  en: {
    subjects: {
      notices: (count) =>
        count === 1 ? 'A new notice for your funds' : `${count} new notices for your funds`,
      documents: (count) =>
        count === 1 ? 'A new document for your funds' : `${count} new documents for your funds`,
      values: (count) =>
        count === 1 ? 'A new net asset value for your funds' : `${count} new net asset values for your funds`,
    },
    lead: (count) => (count === 1 ? 'This is new in your account.' : 'These are new in your account.'),
    greeting: (firstName) => `Dear ${firstName},`,
    action: 'Open my account',
    pace: 'Amounts are never written in an email. You choose the pace of these messages in your account, under “Notifications”.',
    call: (number, due) => `Capital call no. ${number}, due on ${due}`,
    distribution: (number, due) => `Distribution no. ${number}, expected on ${due}`,
    receipts: (count) =>
      count === 1 ? 'A payment recorded for your funds' : `${count} payments recorded for your funds`,
    receipt: (number) => `Payment received, capital call no. ${number}`,
    reversal: (number) => `Payment corrected, capital call no. ${number}`,
    value: (day) => `Net asset value as of ${day}`,
    more: (count) => `And ${count} more in your account.`,
    unsubscribe: 'Stop these emails',
  },
}
