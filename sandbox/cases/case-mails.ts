import type { CaseState } from '../../src/contract/product-api/case-states.ts'
import { findAccount } from '../accounts/accounts.ts'
import type { SandboxDeps } from '../deps.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { mailLanguageOf } from '../mails/mail-language.ts'
import { portalPage } from '../registration/portal-paths.ts'
import { dateInWords } from '../seed/date-words.ts'
import { type NamedCase, referenceOf } from './case-rows.ts'
import { caseStateWords } from './case-words.ts'

type MailDeps = Pick<SandboxDeps, 'db' | 'env' | 'mailbox'>

/** States about which the advisor is mailed. */
type ToldState = Exclude<CaseState, 'draft' | 'withdrawn'>

const texts = {
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    action: 'Ouvrir le dossier',
    facts: { reference: 'Référence', client: 'Client', fund: 'Fonds', state: 'État', closes: 'Fermeture' },
    subjects: {
      sent: (reference: string) => `Accusé de réception du dossier ${reference}`,
      in_review: (reference: string) => `Le dossier ${reference} est en cours d’étude`,
      incomplete: (reference: string) => `Le dossier ${reference} est à compléter`,
      accepted: (reference: string) => `Le dossier ${reference} est accepté`,
      refused: (reference: string) => `Le dossier ${reference} n’a pas été accepté`,
    },
    paragraphs: {
      sent: 'Nous avons bien reçu ce dossier signé par votre client. Nos équipes l’étudient\u202f; la souscription ne prend effet qu’à son acceptation et au règlement des fonds.',
      in_review: 'Nos équipes ont commencé l’étude de ce dossier.',
      incomplete: 'Nos équipes ont besoin d’un complément, décrit ci-dessous.',
      accepted: 'La souscription figure désormais parmi celles de vos clients, en attente de règlement.',
      refused: 'Nous ne pouvons pas donner suite à ce dossier, pour la raison ci-dessous.',
    },
    message: {
      subject: (reference: string) => `Nouveau message dans le dossier ${reference}`,
      paragraph: 'Nos équipes vous ont écrit au sujet de ce dossier\u00a0:',
    },
    closing: {
      subject: (reference: string) => `Le fonds du dossier ${reference} ferme bientôt`,
      paragraph: 'Ce dossier n’est pas encore envoyé, et la période de souscription du fonds se termine.',
    },
  },
  en: {
    greeting: (name: string) => `Dear ${name},`,
    action: 'Open the case',
    facts: { reference: 'Reference', client: 'Client', fund: 'Fund', state: 'State', closes: 'Closes on' },
    subjects: {
      sent: (reference: string) => `We have received case ${reference}`,
      in_review: (reference: string) => `Case ${reference} is under review`,
      incomplete: (reference: string) => `Case ${reference} is incomplete`,
      accepted: (reference: string) => `Case ${reference} is accepted`,
      refused: (reference: string) => `Case ${reference} was not accepted`,
    },
    paragraphs: {
      sent: 'We have received this case, signed by your client. Our team is reviewing it; the subscription takes effect only once it is accepted and paid for.',
      in_review: 'Our team has begun to review this case.',
      incomplete: 'Our team needs something more, described below.',
      accepted: 'The subscription is now listed among those of your clients, awaiting payment.',
      refused: 'We cannot go ahead with this case, for the reason below.',
    },
    message: {
      subject: (reference: string) => `New message in case ${reference}`,
      paragraph: 'Our team has written to you about this case:',
    },
    closing: {
      subject: (reference: string) => `The fund of case ${reference} closes soon`,
      paragraph: 'This case has not been sent yet, and the fund’s subscription period is about to end.',
    },
  },
} as const

/** News of a case: its new state with the reason, a message of staff, or the day on which its fund closes. */
export type CaseNews =
  | { readonly state: ToldState; readonly reason: string | null }
  | { readonly message: string }
  | { readonly closesOn: string }

type Told = {
  readonly subject: string
  readonly paragraphs: string[]
  readonly fact: [string, string][]
}

/** Returns the texts of a mail about the news. */
function toldOf(news: CaseNews, language: 'fr' | 'en', reference: string): Told {
  const { closing, facts, message, paragraphs, subjects } = texts[language]
  if ('closesOn' in news) {
    const day = dateInWords(news.closesOn, language)
    const subject = closing.subject(reference)
    return { subject, paragraphs: [closing.paragraph], fact: [[facts.closes, day]] }
  }
  if ('message' in news)
    return { subject: message.subject(reference), paragraphs: [message.paragraph, news.message], fact: [] }
  const { reason, state } = news
  return {
    subject: subjects[state](reference),
    paragraphs: [paragraphs[state], ...(reason === null ? [] : [reason])],
    fact: [[facts.state, caseStateWords[state][language]]],
  }
}

/** Mails the advisor who opened a case; sends nothing once that account is closed. */
export async function mailAboutCase(deps: MailDeps, found: NamedCase, news: CaseNews): Promise<void> {
  const { fund, row } = found
  const advisor = row.accountId === null ? undefined : await findAccount(deps.db, row.accountId)
  if (advisor === undefined || advisor.suspendedAt !== null) return
  const language = mailLanguageOf(advisor)
  const words = texts[language]
  const reference = referenceOf(row)
  const { facts } = words
  const { fact, paragraphs, subject } = toldOf(news, language, reference)
  const mail = await composeMail(advisor.email, {
    language,
    subject,
    greeting: words.greeting(advisor.firstName),
    paragraphs,
    facts: [
      [facts.reference, reference],
      [facts.client, row.clientName || '–'],
      [facts.fund, fund?.name ?? '–'],
      ...fact,
    ],
    action: { label: words.action, url: `${portalPage(deps, 'cases', language)}/cas-${row.id}` },
  })
  await deps.mailbox.send(mail)
}
