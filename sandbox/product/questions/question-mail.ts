import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { SandboxDeps } from '../../deps.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { mailLanguageOf } from '../../mails/mail-language.ts'
import { portalPage } from '../../registration/portal-paths.ts'
import { dateInWords } from '../../seed/date-words.ts'
import type { QuestionRow } from './question-rows.ts'

type MailDeps = Pick<SandboxDeps, 'env' | 'mailbox'>

const texts = {
  fr: {
    subject: 'Une réponse à votre question',
    greeting: (firstName: string) => `Bonjour ${firstName},`,
    lead: 'Le service investisseurs a répondu à votre question. La réponse se lit dans votre espace, et nulle part ailleurs.',
    askedOn: 'Question posée le',
    fund: 'Fonds',
    action: 'Lire la réponse',
  },
  en: {
    subject: 'An answer to your question',
    greeting: (firstName: string) => `Dear ${firstName},`,
    lead: 'The investor desk has answered your question. The answer is in your account, and nowhere else.',
    askedOn: 'Question asked on',
    fund: 'Fund',
    action: 'Read the answer',
  },
} as const

/** Tells the author of a question that there is an answer, and never the answer or the question (P-488). */
export async function mailAboutAnswer({ env, mailbox }: MailDeps, row: QuestionRow): Promise<void> {
  const { author, fund, question } = row
  const language = mailLanguageOf(author)
  const words = texts[language]
  const mail = await composeMail(author.email, {
    language,
    subject: words.subject,
    greeting: words.greeting(author.firstName),
    paragraphs: [words.lead],
    facts: [
      [words.askedOn, dateInWords(plainDateAt(question.askedAt), language)],
      ...(fund === null ? [] : [[words.fund, fund.name] as const]),
    ],
    action: {
      label: words.action,
      url: `${portalPage({ env }, 'questions', language)}/qst-${question.id}`,
    },
  })
  await mailbox.send(mail)
}
