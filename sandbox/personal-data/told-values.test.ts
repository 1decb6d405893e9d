import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditActions } from '../../src/contract/product-api/audit-actions.ts'
import { attachmentTypeSchema } from '../../src/contract/product-api/question.schema.ts'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import * as schema from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import { appendAudit } from '../product/audit/append-audit.ts'
import { seedWhenEmpty } from '../seed/seed.ts'
import { collectPersonalData } from './collect-personal-data.ts'

const day = new Date('2026-11-20T10:00:00Z')
const field = (id: string, value: string) => ({ id, name: id, value })
const purposes = ['posted_code', 'choose_team', 'follow_registration', 'invitation'] as const
/** Notifications of each kind; the document, the share and the notice of the first ones are gone. */
const notifications = [
  ...['document-999999', 'valuation-shr-gone-2026-09-30', 'notice-999999', 'receipt-999999'],
  ...['letter-999999', 'request-999999-accepted', 'registration-approved', 'signin-1'],
]

/** Forms of codes, ids, media types and structures, none of which is a word of a reader's. */
const noWords: readonly RegExp[] = [
  /^[a-z]+([_:][a-z\d]+)+$/,
  /^[a-z]+-([a-z]+-)*\d[^@]*$/,
  /^(document|valuation|notice|receipt|letter|request|registration|signin)-/,
  /^[a-z]+\/[a-z.+-]+$/,
  /^[{[]/,
  /^[A-Z]{2}$/,
  /^(siren|siret|rca|foreign)$/,
]

const isNoWord = (value: string): boolean => noWords.some((form) => form.test(value))

/** A person’s own id is what the provider and the product API know them by. */
const isOwnId = (section: string, id: string): boolean => section === 'account' && id === 'id'

// P-861
describe('what a person is told to be stored about them', () => {
  let folder: string
  let database: OpenDatabase
  let people: readonly (typeof schema.accounts.$inferSelect)[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'told-values-'))
    database = await openDatabase(readSandboxEnv({ SANDBOX_PORT: '0', SANDBOX_DATA_DIR: folder }))
    const { db } = database
    const seed = { fundCount: 64, withDemoAccounts: true, asOf: '2026-11-20', seededAt: day }
    await seedWhenEmpty(db, seed)
    people = await db.select().from(schema.accounts).where(eq(schema.accounts.isDemo, true))
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Everything told to a person, as `section: field` and value. */
  async function told(account: typeof schema.accounts.$inferSelect, language: 'fr' | 'en') {
    const { sections } = await collectPersonalData(database.db, account, language)
    return sections.flatMap(({ id: section, records }) =>
      records.flatMap(({ fields }) =>
        fields
          .filter(({ id, type }) => type === 'text' && !isOwnId(section, id))
          .map(({ name, value }) => [`${section}: ${name}`, value] as const),
      ),
    )
  }

  it.each(['fr', 'en'] as const)('is told in words in %s: of every account of the seed', async (language) => {
    const found: unknown[] = []
    for (const account of people)
      for (const [name, value] of await told(account, language))
        if (isNoWord(value)) found.push([account.email, name, value])
    expect(people.length).toBeGreaterThan(15)
    expect(found).toEqual([])
  })

  it.each(['fr', 'en'] as const)('is told in words in %s: what the seed has none of', async (language) => {
    const { db } = database
    const [person, other] = people
    if (person === undefined || other === undefined) throw new Error('the seed has no accounts')
    const happenedAt = day
    for (const action of auditActions) {
      await appendAudit(db, { happenedAt, actor: 'staff', action, subject: person.id })
      await appendAudit(db, { happenedAt, actor: person.id, action, subject: other.id })
    }
    const fields = [field('identification_type', 'foreign'), field('identification_country', 'DE')]
    await db.update(schema.accounts).set({ fields }).where(eq(schema.accounts.id, person.id))
    const details = { fiscal_identifier_type: 'siret', country: 'FR', funds: ['fnd-999999'] }
    const registration = { accountId: person.id, details, createdAt: day }
    await db
      .insert(schema.registrations)
      .values(registration)
      .onConflictDoUpdate({ target: schema.registrations.accountId, set: { details } })
    const expiresAt = day
    for (const purpose of purposes) {
      const hash = `${purpose} ${language}`
      await db
        .insert(schema.registrationTickets)
        .values({ hash, purpose, accountId: person.id, details: {}, expiresAt })
    }
    const ids = notifications.map((notificationId) => ({ accountId: person.id, notificationId }))
    await db
      .insert(schema.notificationReads)
      .values(ids.map((row) => ({ ...row, readAt: day })))
      .onConflictDoNothing()
    await db
      .insert(schema.notificationMails)
      .values(ids.map((row) => ({ ...row, topic: 'documents' as const, mailedAt: day })))
      .onConflictDoNothing()
    const [question] = await db
      .insert(schema.questions)
      .values({ accountId: person.id, subject: 'Une question', state: 'open', askedAt: day, lastAt: day })
      .returning()
    const message = { questionId: question?.id ?? 0, text: 'Bonjour', sentAt: day }
    const [sent] = await db.insert(schema.questionMessages).values(message).returning()
    for (const type of attachmentTypeSchema.options)
      await db
        .insert(schema.questionAttachments)
        .values({ messageId: sent?.id ?? 0, name: 'Relevé', type, bytes: 3, content: '' })
    const [now] = await db.select().from(schema.accounts).where(eq(schema.accounts.id, person.id))
    const all = await told(now ?? person, language)
    expect(all.filter(([, value]) => isNoWord(value))).toEqual([])
    const sections = new Set(all.map(([name]) => name.split(':')[0]))
    expect([...sections]).toEqual(
      expect.arrayContaining(['decisions', 'own_acts', 'registration_tickets', 'notification_mails']),
    )
  })
})
