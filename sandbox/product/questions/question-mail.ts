import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { type Account, findAccount } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { mailLanguageOf } from '../../mails/mail-language.ts'
import { portalPage } from '../../registration/portal-paths.ts'
import { dateInWords } from '../../seed/date-words.ts'
import { ownerName } from '../guests/guest-rows.ts'
import { findActingWriters } from './answer-readers.ts'
import type { QuestionRow } from './question-rows.ts'

type MailDeps = Pick<SandboxDeps, 'env' | 'mailbox'>
type AnswerDeps = MailDeps & Pick<SandboxDeps, 'background' | 'db' | 'now'>

const texts = {
  fr: {
    subject: 'Une réponse à votre question',
    subjectFor: (holder: string) => `Une réponse à une question posée pour ${holder}`,
    greeting: (firstName: string) => `Bonjour ${firstName},`,
    lead: 'Le service investisseurs a répondu à votre question. La réponse se lit dans votre espace, et nulle part ailleurs.',
    leadFor: (holder: string) =>
      `Le service investisseurs a répondu à une question posée pour ${holder}. La réponse se lit dans l’espace de ce titulaire, et nulle part ailleurs.`,
    askedOn: 'Question posée le',
    fund: 'Fonds',
    action: 'Lire la réponse',
    actionFor: 'Choisir pour qui j’agis',
  },
  en: {
    subject: 'An answer to your question',
    subjectFor: (holder: string) => `An answer to a question asked for ${holder}`,
    greeting: (firstName: string) => `Dear ${firstName},`,
    lead: 'The investor desk has answered your question. The answer is in your account, and nowhere else.',
    leadFor: (holder: string) =>
      `The investor desk has answered a question asked in the name of ${holder}. The answer is in their account, and nowhere else.`,
    askedOn: 'Question asked on',
    fund: 'Fund',
    action: 'Read the answer',
    actionFor: 'Choose for whom to act',
  },
} as const

/** Who is told of an answer. The holder is named to a person who wrote in their name; null for the author. */
type Told = {
  readonly reader: Pick<Account, 'email' | 'firstName' | 'locale' | 'preferredLocale'>
  readonly holder: string | null
}

/** Tells a reader that there is an answer, and never the answer or the question (P-488, P-798). */
async function mailReader(
  { env, mailbox }: MailDeps,
  { fund, question }: QuestionRow,
  { holder, reader }: Told,
): Promise<void> {
  const language = mailLanguageOf(reader)
  const words = texts[language]
  const page = portalPage({ env }, holder === null ? 'questions' : 'portfolios', language)
  const mail = await composeMail(reader.email, {
    language,
    subject: holder === null ? words.subject : words.subjectFor(holder),
    greeting: words.greeting(reader.firstName),
    paragraphs: [holder === null ? words.lead : words.leadFor(holder)],
    facts: [
      [words.askedOn, dateInWords(plainDateAt(question.askedAt), language)],
      ...(fund === null ? [] : [[words.fund, fund.name] as const]),
    ],
    action:
      holder === null
        ? { label: words.action, url: `${page}/qst-${question.id}` }
        : { label: words.actionFor, url: page },
  })
  await mailbox.send(mail)
}

/**
 * Tells the author of a question of an answer, and each person who wrote in the author's name and may still read it. A mail
 * that cannot be sent keeps none of the others back.
 */
export function mailAboutAnswer(deps: AnswerDeps, row: QuestionRow): void {
  const { background, db, now } = deps
  background.run('mail answer', () => mailReader(deps, row, { reader: row.author, holder: null }))
  background.run('mail answer to persons who act', async () => {
    const author = await findAccount(db, row.author.id)
    if (author === undefined) return
    const holder = ownerName(author)
    const readers = await findActingWriters(db, row, plainDateAt(now()))
    await Promise.all(readers.map((reader) => mailReader(deps, row, { reader, holder })))
  })
}
