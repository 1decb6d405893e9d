import { eq, ne } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { staffLanguages } from '../../database/schema/index.ts'
import type { MailLanguage } from '../../mails/mail-language.ts'

/** Notes the language in which a member of staff uses the portal; written when it changes alone. */
export async function noteLanguage(db: Db, memberId: string, language: MailLanguage): Promise<void> {
  await db
    .insert(staffLanguages)
    .values({ memberId, language })
    .onConflictDoUpdate({
      target: staffLanguages.memberId,
      set: { language },
      setWhere: ne(staffLanguages.language, language),
    })
}

/** The language of mails to a member of staff: the one noted last, else that of the manager. */
export async function staffLanguageOf(db: Db, memberId: string): Promise<MailLanguage> {
  const isIt = eq(staffLanguages.memberId, memberId)
  const [row] = await db.select().from(staffLanguages).where(isIt).limit(1)
  return row?.language ?? 'fr'
}
