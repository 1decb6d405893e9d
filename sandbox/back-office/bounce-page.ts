import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { personName } from '../../src/lib/person-name.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, mailAlerts, mailSettings } from '../database/schema/index.ts'
import { instantInWords } from '../seed/date-words.ts'
import { languageOf, sendPage } from '../web/page.ts'
import { table } from '../web/table.ts'

const mostRows = 200

/** Texts of the list of addresses that refuse emails. */
export const bounceTexts = {
  fr: {
    title: 'Adresses en erreur',
    lead: 'Ces adresses refusent nos emails. Appelez la personne\u00a0: elle en confirme une autre dans son profil.',
    none: 'Aucune adresse ne refuse nos emails.',
    noAccount: '(sans compte)',
    columns: ['Depuis le', 'Personne', 'Adresse', 'Réponse du serveur'],
  },
  en: {
    title: 'Failing addresses',
    lead: 'These addresses refuse our emails. Call the person, who confirms another one in their profile.',
    none: 'No address refuses our emails.',
    noAccount: '(no account)',
    columns: ['Since', 'Person', 'Address', 'Reply of the server'],
  },
} as const

/** Confirmed addresses without an account that refuse emails (P-773). */
async function bouncedAlerts(db: Db, language: 'fr' | 'en'): Promise<string[][]> {
  const rows = await db
    .select()
    .from(mailAlerts)
    .where(and(isNotNull(mailAlerts.bouncedAt), isNotNull(mailAlerts.confirmedAt)))
    .orderBy(desc(mailAlerts.bouncedAt), desc(mailAlerts.id))
    .limit(mostRows)
  return rows.map(({ bouncedAt, bounceReason, email }) => [
    bouncedAt === null ? '' : instantInWords(bouncedAt, language),
    bounceTexts[language].noAccount,
    email,
    bounceReason ?? '',
  ])
}

/** Sends the addresses that refuse emails, the latest first (P-443). */
export async function sendBounces(context: Context, db: Db): Promise<Response> {
  const language = languageOf(context)
  const words = bounceTexts[language]
  const rows = await db
    .select({ account: accounts, settings: mailSettings })
    .from(mailSettings)
    .innerJoin(accounts, eq(accounts.id, mailSettings.accountId))
    .where(and(isNotNull(mailSettings.bouncedAt), eq(mailSettings.bouncedAddress, accounts.email)))
    .orderBy(desc(mailSettings.bouncedAt), desc(mailSettings.accountId))
    .limit(mostRows)
  const lines = rows.map(({ account, settings }) => [
    settings.bouncedAt === null ? '' : instantInWords(settings.bouncedAt, language),
    personName(account.firstName, account.lastName),
    settings.bouncedAddress ?? '',
    settings.bounceReason ?? '',
  ])
  lines.push(...(await bouncedAlerts(db, language)))
  const list =
    lines.length === 0
      ? html`<p>${words.none}</p>`
      : table(
          words.columns.map((heading) => ({ heading })),
          lines,
        )
  return sendPage(context, words.title, html`<p class="lead">${words.lead}</p>${list}`)
}
