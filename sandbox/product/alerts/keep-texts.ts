import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { contentSettings, mailAlerts, newsletterTexts } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { readStrapiTexts } from './strapi-texts.ts'

type Deps = Pick<SandboxDeps, 'db' | 'env' | 'log'>
type Texts = Awaited<ReturnType<typeof readStrapiTexts>>

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const rowsAtOnce = 1000

/** Name of the setting that holds the address of the backend that was read last. */
const sourceSetting = 'newsletter_source'

/** Reports whether a backend is read for the first time, and remembers it. */
async function isNewSource(db: Db, url: string): Promise<boolean> {
  const [known] = await db.select().from(contentSettings).where(eq(contentSettings.name, sourceSetting))
  if (known?.value === url) return false
  await db
    .insert(contentSettings)
    .values({ name: sourceSetting, value: url })
    .onConflictDoUpdate({ target: contentSettings.name, set: { value: url } })
  return true
}

/**
 * Replaces the stored texts. Those of the first reading were published before the newsletter knew of this backend: for
 * the readers whom it has by then they are not news.
 */
async function store(db: Db, url: string, texts: Texts): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.delete(newsletterTexts)
    for (let from = 0; from < texts.length; from += rowsAtOnce)
      await transaction
        .insert(newsletterTexts)
        .values(texts.slice(from, from + rowsAtOnce))
        .onConflictDoNothing()
    if (!(await isNewSource(transaction, url))) return
    const known = JSON.stringify([...new Set(texts.map(({ id }) => `text-${id}`))])
    await transaction
      .update(mailAlerts)
      .set({ told: sql`${mailAlerts.told} || ${known}::jsonb` })
      .where(eq(mailAlerts.topic, 'newsletter'))
  })
}

/**
 * Takes over the texts of the Strapi that is configured. While it does not answer, those that were read last stay, and
 * the log says so.
 */
export async function keepStrapiTexts(deps: Deps): Promise<void> {
  const { newsletterSource } = deps.env
  if (newsletterSource === undefined) return
  try {
    await store(deps.db, newsletterSource.url, await readStrapiTexts(newsletterSource))
  } catch (error) {
    deps.log.error({ err: error }, 'the newsletter cannot read the texts of the content backend')
  }
}
