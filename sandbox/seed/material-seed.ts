import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Account } from '../accounts/accounts.ts'
import { hashOf } from '../accounts/tickets.ts'
import { byBytes } from '../database/name-order.ts'
import type { Db } from '../database/open-database.ts'
import {
  accounts,
  documents,
  funds,
  materialTerms,
  shareLinks,
  shareOpenings,
  teamFunds,
} from '../database/schema/index.ts'
import { addDays, addMonths } from './plain-dates.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
const madeBeforeMs = 4 * dayMs

/** Days after which the brochure of an open fund is to be approved again, by the fund's number. */
const brochureDays = (fundId: number): number => 30 + (fundId % 10) * 30

/**
 * States the terms of brochures: those of funds that are open are renewed each year, and one in seven is for
 * professional clients although its fund is not.
 */
export async function seedMaterialTerms(db: Db, asOf: string): Promise<void> {
  const rows = await db
    .select({ id: documents.id, fundId: documents.fundId, legalForm: funds.legalForm })
    .from(documents)
    .innerJoin(funds, and(eq(funds.id, documents.fundId), eq(funds.status, 'open')))
    .where(eq(documents.type, 'brochure'))
  const terms = rows.map(({ fundId, id, legalForm }) => {
    const isProfessional = legalForm === 'FPCI' || fundId % 7 === 0
    const validUntil = addDays(asOf, brochureDays(fundId))
    return {
      documentId: id,
      audience: isProfessional ? ('professional' as const) : ('retail' as const),
      validFrom: addMonths(validUntil, -12),
      validUntil,
    }
  })
  for (let start = 0; start < terms.length; start += 500)
    await db.insert(materialTerms).values(terms.slice(start, start + 500))
}

/** Demo accounts that have shared documents. */
const senders = [
  'advisor@cgp-demo.example',
  'partner-one@mutuelle-demo.example',
  'partner-chosen@banque-demo.example',
] as const

type Plan = {
  readonly name: string
  readonly email: string | null
  readonly days: number
  /** Hours from the making of the link to each opening. */
  readonly openings: readonly number[]
  readonly isEnded?: true
}

/** Links of each sender: read, not read yet, past its time, and ended. */
const plans: readonly Plan[] = [
  { name: 'Hélène Orsenne', email: 'helene.orsenne@client.example', days: 30, openings: [2, 26, 50] },
  { name: 'Marc Vallier', email: null, days: 14, openings: [] },
  { name: 'Élise Montbrun', email: 'elise.montbrun@client.example', days: 2, openings: [5] },
  { name: 'Jean Kerloch', email: 'jean.kerloch@client.example', days: 30, openings: [1], isEnded: true },
]

/** Returns the brochures of open funds under agreement with a team: those with seeded terms. */
async function brochuresOf(db: Db, teamId: number): Promise<number[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(materialTerms)
    .innerJoin(documents, and(eq(documents.id, materialTerms.documentId), eq(documents.language, 'fr')))
    .innerJoin(teamFunds, and(eq(teamFunds.fundId, documents.fundId), eq(teamFunds.teamId, teamId)))
    .orderBy(asc(documents.id))
    .limit(plans.length)
  return rows.map(({ id }) => id)
}

function linkOf(plan: Plan, sender: Account, seededAt: Date) {
  const createdAt = new Date(seededAt.getTime() - madeBeforeMs)
  return {
    accountId: sender.id,
    teamId: sender.teamId ?? 0,
    partnerId: sender.chosenPartnerId,
    hash: hashOf(randomBytes(32).toString('base64url')),
    recipientName: plan.name,
    recipientEmail: plan.email,
    locale: 'fr' as const,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + plan.days * dayMs),
    endedAt: plan.isEnded ? new Date(createdAt.getTime() + dayMs) : null,
    mailedAt: plan.email === null ? null : createdAt,
  }
}

async function seedSharesOf(db: Db, sender: Account, firstId: number, seededAt: Date): Promise<void> {
  const brochures = await brochuresOf(db, sender.teamId ?? 0)
  for (const [index, plan] of plans.entries()) {
    const documentId = brochures[index % brochures.length]
    if (documentId === undefined) return
    const link = { ...linkOf(plan, sender, seededAt), id: firstId + index, documentId }
    await db.insert(shareLinks).values(link)
    const openings = plan.openings.map((hours) => ({
      linkId: link.id,
      openedAt: new Date(link.createdAt.getTime() + hours * hourMs),
    }))
    if (openings.length > 0) await db.insert(shareOpenings).values(openings)
  }
}

/** Invents links of demo partners to brochures. Their secrets are not stored anywhere. */
export async function seedShares(db: Db, seededAt: Date): Promise<void> {
  const rows = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.email, [...senders]))
    .orderBy(byBytes(accounts.id))
  for (const [place, sender] of rows.entries())
    await seedSharesOf(db, sender, place * plans.length + 1, seededAt)
}
