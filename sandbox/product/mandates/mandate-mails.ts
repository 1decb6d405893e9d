import type { MandateBody } from '../../../src/contract/product-api/mandate.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { personName } from '../../../src/lib/person-name.ts'
import { type Account, findAccount } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { mailDay } from '../../mails/mail-day.ts'
import { mailLanguageOf } from '../../mails/mail-language.ts'
import { portalPage } from '../../registration/portal-paths.ts'
import { ownerName } from '../guests/guest-rows.ts'
import type { Mandate } from './mandate-rows.ts'

type Language = 'fr' | 'en'
type MailDeps = Pick<SandboxDeps, 'env' | 'mailbox'>

const texts = {
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    entered: {
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
    },
    ended: {
      person: {
        subject: (holder: string) => `Votre mandat pour ${holder} a pris fin`,
        text: (holder: string) =>
          `Votre mandat pour ${holder} a pris fin. Votre propre compte n’en est pas changé.`,
        action: 'Ouvrir mon compte',
      },
      holder: {
        subject: (person: string) => `Le mandat confié à ${person} a pris fin`,
        text: (person: string) =>
          `Le mandat qui permettait à ${person} d’utiliser votre compte investisseur a pris fin. Cette personne n’y a plus accès.`,
        action: 'Voir les mandats',
      },
      note: 'Si ce mandat doit se poursuivre, écrivez-nous\u00a0: nous en enregistrerons un nouveau.',
    },
    scope: 'Porte sur',
    scopes: { documents: 'les documents', figures: 'les chiffres', both: 'les documents et les chiffres' },
    power: 'Permet de',
    powers: { read: 'consulter', act: 'consulter et agir' },
    since: 'À partir du',
    until: 'Jusqu’au',
    mails: 'Emails',
    notified: 'également envoyés à la personne qui agit',
  },
  en: {
    greeting: (name: string) => `Dear ${name},`,
    entered: {
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
    },
    ended: {
      person: {
        subject: (holder: string) => `Your mandate for ${holder} has ended`,
        text: (holder: string) => `Your mandate for ${holder} has ended. Your own account is unchanged.`,
        action: 'Open my account',
      },
      holder: {
        subject: (person: string) => `The mandate of ${person} has ended`,
        text: (person: string) =>
          `The mandate that let ${person} use your investor account has ended. They no longer have access to it.`,
        action: 'View the mandates',
      },
      note: 'If this mandate should continue, please write to us: we will record a new one.',
    },
    scope: 'Covers',
    scopes: { documents: 'documents', figures: 'figures', both: 'documents and figures' },
    power: 'Allows them to',
    powers: { read: 'read', act: 'read and act' },
    since: 'From',
    until: 'Until',
    mails: 'Emails',
    notified: 'also sent to the person who acts',
  },
} as const

type Terms = Pick<MandateBody, 'notified' | 'power' | 'scope' | 'since' | 'until'>

function factsOf({ notified = false, power, scope, since, until }: Terms, language: Language) {
  const words = texts[language]
  return [
    [words.scope, words.scopes[scope]],
    [words.power, words.powers[power]],
    [words.since, mailDay(since, language)],
    ...(until === null ? [] : [[words.until, mailDay(until, language)] as const]),
    ...(notified ? [[words.mails, words.notified] as const] : []),
  ] as const
}

type Told = {
  readonly person: Account
  readonly holder: Account
  readonly terms: Terms
}

/** Tells the person and the holder, each in their language, that a mandate was recorded, or has ended (P-696, P-699). */
export async function mailMandate(
  deps: MailDeps,
  { holder, person, terms }: Told,
  event: 'entered' | 'ended',
): Promise<void> {
  const letters = [
    { to: person, kind: 'person', other: ownerName(holder) },
    { to: holder, kind: 'holder', other: personName(person.firstName, person.lastName) },
  ] as const
  for (const { kind, other, to } of letters) {
    const language = mailLanguageOf(to)
    const words = texts[language]
    const { note, [kind]: said } = words[event]
    const mail = await composeMail(to.email, {
      language,
      subject: said.subject(other),
      greeting: words.greeting(to.firstName),
      paragraphs: [said.text(other)],
      facts: factsOf(terms, language),
      action: { label: said.action, url: portalPage(deps, 'portfolios', language) },
      notes: [note],
    })
    await deps.mailbox.send(mail)
  }
}

/** Tells both that a mandate has ended, on the day on which staff ended it or after its last day (P-699). */
export async function mailEnd(
  deps: MailDeps & Pick<SandboxDeps, 'db'>,
  { accountId, endedAt, holderId, mailsFrom, until, ...terms }: Mandate,
): Promise<void> {
  const [person, holder] = [await findAccount(deps.db, accountId), await findAccount(deps.db, holderId)]
  if (person === undefined || holder === undefined) return
  const lastDay = endedAt === null ? until : plainDateAt(endedAt)
  await mailMandate(deps, { person, holder, terms: { ...terms, until: lastDay } }, 'ended')
}
