import { typeset } from '../../src/lib/typography.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, funds, questionMessages, questions } from '../database/schema/index.ts'

const dayMs = 86_400_000

type Drawn = {
  readonly email: string
  readonly locale: 'fr' | 'en'
  readonly fundId: number
  readonly subject: string
  readonly state: 'open' | 'answered' | 'closed'
  /** Days before the seed on which the question was asked. */
  readonly daysAgo: number
  readonly text: string
  readonly answer?: string
}

const written: readonly Drawn[] = [
  {
    email: 'investor@sandbox.example',
    locale: 'fr',
    fundId: 14,
    subject: 'Échéance de l’appel de fonds n° 6',
    state: 'open',
    daysAgo: 1,
    text: 'Bonjour,\n\nmon virement est parti hier. Merci de me dire quand il sera enregistré.',
  },
  {
    email: 'investor@sandbox.example',
    locale: 'fr',
    fundId: 2,
    subject: 'Imprimé fiscal unique de l’année dernière',
    state: 'answered',
    daysAgo: 12,
    text: 'Bonjour,\n\nje ne trouve pas l’IFU de l’année dernière pour ce fonds. Merci de me dire où le lire.',
    answer:
      'Bonjour,\n\nil est publié depuis ce matin dans vos documents, dans la rubrique Fiscalité.\n\nBien à vous,\nle service investisseurs',
  },
  {
    email: 'investor-entity@sandbox.example',
    locale: 'en',
    fundId: 26,
    subject: 'Change of legal representative',
    state: 'closed',
    daysAgo: 40,
    text: 'Good morning,\n\nour company has a new legal representative. Which documents do you need?',
    answer:
      'Good morning,\n\nthe minutes of the appointment and an identity document will do. We have updated your file.',
  },
]

const drawn = written.map((question) => ({
  ...question,
  subject: typeset(question.subject, question.locale),
  text: typeset(question.text, question.locale),
  answer: question.answer === undefined ? undefined : typeset(question.answer, question.locale),
}))

/** Adds questions of demo investors about seeded funds, and their answers, as of an instant. */
export async function seedQuestions(db: Db, now: Date): Promise<void> {
  const known = await db.select({ id: accounts.id, email: accounts.email }).from(accounts)
  const seededFunds = new Set((await db.select({ id: funds.id }).from(funds)).map(({ id }) => id))
  for (const [index, { answer, daysAgo, email, fundId, state, subject, text }] of drawn.entries()) {
    const accountId = known.find((account) => account.email === email)?.id
    if (accountId === undefined || !seededFunds.has(fundId)) continue
    const id = index + 1
    const askedAt = new Date(now.getTime() - daysAgo * dayMs)
    const answeredAt = new Date(askedAt.getTime() + dayMs / 2)
    const lastAt = answer === undefined ? askedAt : answeredAt
    await db.insert(questions).values({ id, accountId, fundId, subject, state, askedAt, lastAt })
    await db.insert(questionMessages).values({ id: id * 10, questionId: id, text, sentAt: askedAt })
    if (answer === undefined) continue
    const staff = { staffId: '1', staffName: 'Agathe Rosnoblet' }
    await db
      .insert(questionMessages)
      .values({ id: id * 10 + 1, questionId: id, text: answer, sentAt: answeredAt, ...staff })
  }
}
