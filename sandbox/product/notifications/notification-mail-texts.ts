import type { MailTopic } from '../../../src/contract/product-api/notification.schema.ts'

type Counted = (count: number) => string
/** The subject of an email about so many news of somebody's funds: the reader's own, or those of a holder. */
type Subject = (count: number, whose: string) => string

type MailWords = {
  readonly subjects: Readonly<Record<MailTopic, Subject>>
  readonly lead: Counted
  /** The reader's own funds, in a subject. */
  readonly ownFunds: string
  readonly leadFor: (holder: string) => string
  readonly greeting: (firstName: string) => string
  readonly action: string
  readonly pace: string
  readonly call: (number: number, due: string) => string
  readonly distribution: (number: number, due: string) => string
  /** Subject where payments alone are told. */
  readonly receipts: Subject
  readonly receipt: (number: number) => string
  readonly reversal: (number: number) => string
  /** Subject where letters alone are told. */
  readonly letters: Subject
  readonly letter: (day: string) => string
  readonly value: (day: string) => string
  readonly more: Counted
  readonly unsubscribe: string
}

/** Texts of emails about news. They name fund, type and period, and never an amount (P-441). */
export const notificationMailTexts: Readonly<Record<'fr' | 'en', MailWords>> = {
  fr: {
    subjects: {
      notices: (count, whose) =>
        count === 1 ? `Un nouvel avis pour ${whose}` : `${count} nouveaux avis pour ${whose}`,
      documents: (count, whose) =>
        count === 1 ? `Un nouveau document pour ${whose}` : `${count} nouveaux documents pour ${whose}`,
      values: (count, whose) =>
        count === 1
          ? `Une nouvelle valeur liquidative pour ${whose}`
          : `${count} nouvelles valeurs liquidatives pour ${whose}`,
    },
    lead: (count) =>
      count === 1 ? 'Voici ce qui est nouveau dans votre espace.' : 'Voici les nouveautés de votre espace.',
    ownFunds: 'vos fonds',
    leadFor: (holder) =>
      `Voici ce qui est nouveau pour ${holder}. Votre mandat vous permet de le consulter depuis votre compte.`,
    greeting: (firstName) => `Bonjour ${firstName},`,
    action: 'Ouvrir mon espace',
    pace: 'Les montants ne sont jamais écrits dans un email. Vous choisissez le rythme de ces messages dans votre espace, sous «\u00a0Notifications\u00a0».',
    call: (number, due) => `Appel de fonds n°\u00a0${number}, échéance le ${due}`,
    distribution: (number, due) => `Distribution n°\u00a0${number}, prévue le ${due}`,
    receipts: (count, whose) =>
      count === 1 ? `Un règlement enregistré pour ${whose}` : `${count} règlements enregistrés pour ${whose}`,
    receipt: (number) => `Règlement reçu, appel de fonds n°\u00a0${number}`,
    reversal: (number) => `Règlement corrigé, appel de fonds n°\u00a0${number}`,
    letters: (count, whose) =>
      count === 1 ? `Un nouveau courrier pour ${whose}` : `${count} nouveaux courriers pour ${whose}`,
    letter: (day) => `Courrier du ${day}`,
    value: (day) => `Valeur liquidative au ${day}`,
    more: (count) => `Et ${count} de plus dans votre espace.`,
    unsubscribe: 'Ne plus recevoir ces emails',
  },
  en: {
    subjects: {
      notices: (count, whose) =>
        count === 1 ? `A new notice for ${whose}` : `${count} new notices for ${whose}`,
      documents: (count, whose) =>
        count === 1 ? `A new document for ${whose}` : `${count} new documents for ${whose}`,
      values: (count, whose) =>
        count === 1 ? `A new net asset value for ${whose}` : `${count} new net asset values for ${whose}`,
    },
    lead: (count) => (count === 1 ? 'This is new in your account.' : 'These are new in your account.'),
    ownFunds: 'your funds',
    leadFor: (holder) => `This is new for ${holder}. Your mandate lets you view it from your account.`,
    greeting: (firstName) => `Dear ${firstName},`,
    action: 'Open my account',
    pace: 'Amounts are never written in an email. You choose the pace of these messages in your account, under “Notifications”.',
    call: (number, due) => `Capital call no.\u00a0${number}, due on ${due}`,
    distribution: (number, due) => `Distribution no.\u00a0${number}, expected on ${due}`,
    receipts: (count, whose) =>
      count === 1 ? `A payment recorded for ${whose}` : `${count} payments recorded for ${whose}`,
    receipt: (number) => `Payment received, capital call no.\u00a0${number}`,
    reversal: (number) => `Payment corrected, capital call no.\u00a0${number}`,
    letters: (count, whose) =>
      count === 1 ? `A new letter for ${whose}` : `${count} new letters for ${whose}`,
    letter: (day) => `Letter of ${day}`,
    value: (day) => `Net asset value as of ${day}`,
    more: (count) => `And ${count} more in your account.`,
    unsubscribe: 'Stop these emails',
  },
}
