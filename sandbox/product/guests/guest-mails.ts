import type { GuestScope } from '../../../src/contract/product-api/guest.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { mailDay } from '../../mails/mail-day.ts'
import { mailLanguageOf } from '../../mails/mail-language.ts'
import { portalPage } from '../../registration/portal-paths.ts'

type Language = 'fr' | 'en'
type MailDeps = Pick<SandboxDeps, 'env' | 'mailbox'>

const texts = {
  fr: {
    subject: (owner: string) => `${owner} vous ouvre un accès en lecture`,
    greeting: 'Bonjour,',
    invites: (owner: string) =>
      `${owner} vous invite à consulter son espace investisseur, en lecture seule. Vous vous connectez avec votre propre compte investisseur, à cette adresse email, puis vous confirmez.`,
    history:
      'Tout ce que vous ouvrirez sera inscrit dans l’historique de cet investisseur, qui peut mettre fin à l’accès à tout moment.',
    holders: 'Également pour',
    scopes: {
      documents: 'les documents',
      figures: 'les chiffres',
      both: 'les documents et les chiffres',
    },
    scope: 'Accès à',
    until: 'Jusqu’au',
    action: 'Examiner l’invitation',
    notes: [
      'Ce lien est valable 14\u00a0jours et ne sert qu’une fois. Pas encore de compte\u202f? La page de connexion permet d’en créer un, à cette adresse email.',
      'Si vous ne connaissez pas cette personne, ne donnez pas suite\u00a0: rien ne sera ouvert.',
    ],
    accepted: {
      subject: 'Votre invitation a été acceptée',
      subjectByMandate: 'Un accès en lecture à votre espace est ouvert',
      text: (email: string) =>
        `L’accès en lecture que vous avez proposé à ${email} est ouvert. Tout ce qui sera ouvert figurera dans votre historique\u202f; vous pouvez y mettre fin à tout moment.`,
      byMandate: (person: string, email: string) =>
        `${person}, qui agit en votre nom par un mandat, a donné à ${email} un accès en lecture à votre espace. Tout ce qui sera ouvert figurera dans votre historique. L’accès prend fin au plus tard avec le mandat\u202f; vous pouvez y mettre fin à tout moment.`,
      greeting: (name: string) => `Bonjour ${name},`,
      action: 'Voir les accès',
    },
  },
  en: {
    subject: (owner: string) => `${owner} has invited you to view their investments`,
    greeting: 'Good day,',
    invites: (owner: string) =>
      `${owner} has invited you to view their investments, with read-only access. Please sign in to an investor account of your own, at this email address, and confirm.`,
    history:
      'Everything you open will be recorded in this investor’s history. They can end your access at any time.',
    holders: 'Also for',
    scopes: { documents: 'documents', figures: 'figures', both: 'documents and figures' },
    scope: 'Access to',
    until: 'Until',
    action: 'View the invitation',
    notes: [
      'This link is valid for 14\u00a0days and can be used once. No account yet? You can open one from the sign-in page, at this email address.',
      'If you do not know this person, simply ignore this message: no access will be given.',
    ],
    accepted: {
      subject: 'Your invitation has been accepted',
      subjectByMandate: 'Read-only access to your investments has been given',
      text: (email: string) =>
        `${email} now has the read-only access that you offered. Everything they open will be recorded in your history, and you can end the access at any time.`,
      byMandate: (person: string, email: string) =>
        `${person}, who acts in your name by a mandate, has given ${email} read-only access to your investments. Everything they open will be recorded in your history. The access ends with the mandate at the latest, and you can end it at any time.`,
      greeting: (name: string) => `Dear ${name},`,
      action: 'Manage access',
    },
  },
} as const

type Invitation = {
  readonly email: string
  readonly language: Language
  readonly owner: string
  /** Holders whose data the invitation opens as well. */
  readonly holders: readonly string[]
  readonly scope: GuestScope
  readonly until: string
  readonly secret: string
}

/** Mails the link that accepts an invitation as guest. */
export async function mailGuestInvitation(
  deps: MailDeps,
  { email, holders, language, owner, scope, secret, until }: Invitation,
): Promise<void> {
  const words = texts[language]
  const mail = await composeMail(email, {
    language,
    subject: words.subject(owner),
    greeting: words.greeting,
    paragraphs: [words.invites(owner), words.history],
    facts: [
      ...(holders.length === 0 ? [] : [[words.holders, holders.join(', ')] as const]),
      [words.scope, words.scopes[scope]],
      [words.until, mailDay(until, language)],
    ],
    action: { label: words.action, url: portalPage(deps, 'guests', language, { invitation: secret }) },
    notes: words.notes,
  })
  // Without its email, the invitation is taken back: its author is told, and invites anew.
  await deps.mailbox.send(mail, 'once')
}

type Accepted = {
  /** The person who has invited by a mandate, in the owner's name; null for the owner. */
  readonly by: string | null
  readonly email: string
  readonly until: string
}

/** Mails an owner that a guest has accepted their invitation, or that of who acts in their name. */
export async function mailAccepted(
  deps: MailDeps,
  owner: Account,
  { by, email, until }: Accepted,
): Promise<void> {
  const language = mailLanguageOf(owner)
  const { accepted, until: label } = texts[language]
  const mail = await composeMail(owner.email, {
    language,
    subject: by === null ? accepted.subject : accepted.subjectByMandate,
    greeting: accepted.greeting(owner.firstName),
    paragraphs: [by === null ? accepted.text(email) : accepted.byMandate(by, email)],
    facts: [[label, mailDay(until, language)]],
    action: { label: accepted.action, url: portalPage(deps, 'guests', language) },
  })
  await deps.mailbox.send(mail)
}
