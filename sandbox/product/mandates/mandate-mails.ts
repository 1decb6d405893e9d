import type { MandateBody } from '../../../src/contract/product-api/mandate.schema.ts'
import { personName } from '../../../src/lib/person-name.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { mailDay } from '../../mails/mail-day.ts'
import { mailLanguageOf } from '../../mails/mail-language.ts'
import { portalPage } from '../../registration/portal-paths.ts'
import { ownerName } from '../guests/guest-rows.ts'

type Language = 'fr' | 'en'
type MailDeps = Pick<SandboxDeps, 'env' | 'mailbox'>

const texts = {
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    person: {
      subject: (holder: string) => `Votre mandat pour ${holder} est enregistré`,
      text: (holder: string) =>
        `Nous avons enregistré votre mandat pour ${holder}. Depuis votre compte, vous choisissez désormais pour qui vous agissez.`,
      action: 'Choisir pour qui j’agis',
    },
    holder: {
      subject: (person: string) => `Un mandat est enregistré pour ${person}`,
      text: (person: string) =>
        `Nous avons enregistré un mandat qui permet à ${person} d’utiliser votre compte investisseur. Il s’exerce depuis le compte de cette personne\u00a0: vos identifiants ne lui sont pas communiqués.`,
      action: 'Voir les mandats',
    },
    note: 'Si vous n’êtes pas à l’origine de ce mandat, prévenez-nous sans attendre.',
    scope: 'Porte sur',
    scopes: { documents: 'les documents', figures: 'les chiffres', both: 'les documents et les chiffres' },
    power: 'Permet de',
    powers: { read: 'consulter', act: 'consulter et agir' },
    since: 'À partir du',
    until: 'Jusqu’au',
  },
  en: {
    greeting: (name: string) => `Dear ${name},`,
    person: {
      subject: (holder: string) => `Your mandate for ${holder} has been recorded`,
      text: (holder: string) =>
        `We have recorded your mandate for ${holder}. From your account, you can now choose for whom you act.`,
      action: 'Choose for whom to act',
    },
    holder: {
      subject: (person: string) => `A mandate has been recorded for ${person}`,
      text: (person: string) =>
        `We have recorded a mandate that lets ${person} use your investor account. They use it from an account of their own: your sign-in details are not shared with them.`,
      action: 'View the mandates',
    },
    note: 'If you did not give this mandate, please tell us at once.',
    scope: 'Covers',
    scopes: { documents: 'documents', figures: 'figures', both: 'documents and figures' },
    power: 'Allows them to',
    powers: { read: 'read', act: 'read and act' },
    since: 'From',
    until: 'Until',
  },
} as const

function factsOf({ power, scope, since, until }: MandateBody, language: Language) {
  const words = texts[language]
  return [
    [words.scope, words.scopes[scope]],
    [words.power, words.powers[power]],
    [words.since, mailDay(since, language)],
    ...(until === null ? [] : [[words.until, mailDay(until, language)] as const]),
  ] as const
}

type Recorded = {
  readonly person: Account
  readonly holder: Account
  readonly terms: MandateBody
}

/** Tells the person and the holder, each in their language, that a mandate was recorded. */
export async function mailMandate(deps: MailDeps, { holder, person, terms }: Recorded): Promise<void> {
  const letters = [
    { to: person, kind: 'person', other: ownerName(holder) },
    { to: holder, kind: 'holder', other: personName(person.firstName, person.lastName) },
  ] as const
  for (const { kind, other, to } of letters) {
    const language = mailLanguageOf(to)
    const words = texts[language]
    const mail = await composeMail(to.email, {
      language,
      subject: words[kind].subject(other),
      greeting: words.greeting(to.firstName),
      paragraphs: [words[kind].text(other)],
      facts: factsOf(terms, language),
      action: { label: words[kind].action, url: portalPage(deps, 'portfolios', language) },
      notes: [words.note],
    })
    await deps.mailbox.send(mail)
  }
}
