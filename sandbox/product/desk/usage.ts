import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { contactSubjects } from '../../../src/contract/product-api/contact-subjects.ts'
import {
  longestUsageDays,
  type Usage,
  type UsageMeasureCode,
  type UsageQuery,
} from '../../../src/contract/product-api/desk-usage.schema.ts'
import { plainDateSchema } from '../../../src/contract/product-api/primitives.schema.ts'
import { managerTimeZone } from '../../../src/lib/format/plain-date-at.ts'
import { daysBetween, parsePlainDate } from '../../../src/lib/plain-date.ts'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  contactMessages,
  documentDownloads,
  documents,
  questions,
  registrations,
  signIns,
  teams,
} from '../../database/schema/index.ts'
import { desks } from '../visitor-forms/desks.ts'
import { documentTypes, labelOf, type Vocabulary } from '../vocabulary.ts'

/** Fewest people of whom a count is told: one of a rare kind, or many of one busy person, could name them (P-681). */
const threshold = 5

type Measure = {
  /** All kinds, in display order: kinds without any count are included. */
  readonly kinds: Vocabulary
  /** Query of `happened_at`, `kind` and `who`, one row for each time that something happened in the period. */
  readonly happened: (isOfPeriod: (at: SQL) => SQL) => SQL
}

const clients: Vocabulary = {
  investor: { fr: 'Investisseurs', en: 'Investors' },
  partner: { fr: 'Partenaires', en: 'Partners' },
  failed: { fr: 'Tentatives refusées', en: 'Refused attempts' },
}

/** Progress of registrations: each is counted once, at its present step. */
const registrationSteps: Vocabulary = {
  address: { fr: 'Adresse email non confirmée', en: 'Email address not confirmed' },
  team: { fr: 'Adresse confirmée, équipe non choisie', en: 'Address confirmed, no team chosen' },
  review: { fr: 'En attente de notre vérification', en: 'Waiting for our verification' },
  refused: { fr: 'Refusée', en: 'Refused' },
  complete: { fr: 'Terminée', en: 'Complete' },
}

const questionSubjects: Vocabulary = {
  about_fund: { fr: 'Question d’un investisseur sur un fonds', en: 'Investor’s question about a fund' },
  about_document: {
    fr: 'Question d’un investisseur sur un document',
    en: 'Investor’s question about a document',
  },
  about_account: { fr: 'Autre question d’un investisseur', en: 'Other question of an investor' },
  ...Object.fromEntries(contactSubjects.map((subject) => [subject, desks[subject].label])),
}

/**
 * Measures of use. Subjects that investors type are their own texts, so their questions are counted by subject type.
 */
const measures: Readonly<Record<UsageMeasureCode, Measure>> = {
  sign_ins: {
    kinds: clients,
    happened: (isOfPeriod) => sql`
      select ${signIns.happenedAt} as happened_at, ${signIns.accountId} as who,
        case when not ${signIns.succeeded} then 'failed'
        when ${accounts.role} = 'partner_user' then 'partner' else 'investor' end as kind
      from ${signIns} inner join ${accounts} on ${accounts.id} = ${signIns.accountId}
      where ${isOfPeriod(sql`${signIns.happenedAt}`)}`,
  },
  documents: {
    kinds: documentTypes,
    happened: (isOfPeriod) => sql`
      select ${documentDownloads.downloadedAt} as happened_at, ${documentDownloads.accountId} as who,
        ${documents.type} as kind
      from ${documentDownloads} inner join ${documents} on ${documents.id} = ${documentDownloads.documentId}
      where ${isOfPeriod(sql`${documentDownloads.downloadedAt}`)}`,
  },
  registrations: {
    kinds: registrationSteps,
    happened: (isOfPeriod) => sql`
      select ${registrations.createdAt} as happened_at, ${registrations.accountId} as who,
        case when not ${accounts.emailConfirmed} then 'address'
        when ${accounts.verification} = 'refused' then 'refused'
        when ${accounts.role} = 'partner_user' and ${teams.id} is null then 'team'
        when ${accounts.role} = 'partner_user' and not ${teams.isApproved} then 'review'
        when ${accounts.role} <> 'partner_user' and ${accounts.verification} = 'pending' then 'review'
        else 'complete' end as kind
      from ${registrations} inner join ${accounts} on ${accounts.id} = ${registrations.accountId}
      left join ${teams} on ${teams.id} = ${accounts.teamId}
      where ${isOfPeriod(sql`${registrations.createdAt}`)}`,
  },
  questions: {
    kinds: questionSubjects,
    happened: (isOfPeriod) => sql`
      select ${questions.askedAt} as happened_at, ${questions.accountId} as who,
        case when ${questions.documentId} is not null then 'about_document'
        when ${questions.fundId} is not null then 'about_fund' else 'about_account' end as kind
      from ${questions} where ${isOfPeriod(sql`${questions.askedAt}`)}
      union all
      select ${contactMessages.createdAt} as happened_at, lower(${contactMessages.email}) as who,
        ${contactMessages.subject} as kind
      from ${contactMessages}
      where not ${contactMessages.isHeld} and ${isOfPeriod(sql`${contactMessages.createdAt}`)}`,
  },
}

const rowsSchema = z.object({
  rows: z.array(
    z.object({
      kind: z.string(),
      date: plainDateSchema,
      count: z.coerce.number().int(),
      people: z.coerce.number().int(),
    }),
  ),
})

type Row = z.infer<typeof rowsSchema>['rows'][number]

/** Groups counts by kind, in the order of a vocabulary, and leaves out what too few people did (P-681). */
function tellKinds(
  rows: readonly Row[],
  kinds: Vocabulary,
  locale: 'fr' | 'en',
): Usage['measures'][number]['kinds'] {
  const known = Object.keys(kinds)
  const others = [...new Set(rows.map(({ kind }) => kind))].filter((kind) => !known.includes(kind)).toSorted()
  return [...known, ...others].map((code) => ({
    code,
    label: labelOf(kinds, code, locale),
    days: rows
      .filter(({ count, kind }) => kind === code && count > 0)
      .map(({ count, date, people }) => ({ date, count: people < threshold ? null : count })),
  }))
}

/** Reports whether two days are a valid period: in order, and a year at most. */
export function isUsagePeriod({ from, to }: UsageQuery): boolean {
  const [first, last] = [parsePlainDate(from), parsePlainDate(to)]
  if (first === null || last === null) return false
  const days = daysBetween(first, last) + 1
  return days >= 1 && days <= longestUsageDays
}

async function countByDay(db: Db, { happened }: Measure, { from, to }: UsageQuery): Promise<Row[]> {
  // The bounds are instants, so that an index of the instants serves them.
  const isOfPeriod = (at: SQL) => sql`(${at} >= (${from}::date)::timestamp at time zone ${managerTimeZone}
    and ${at} < (${to}::date + 1)::timestamp at time zone ${managerTimeZone})`
  const found = await db.execute(sql`
    select kind, to_char(happened_at at time zone ${managerTimeZone}, 'YYYY-MM-DD') as date, count(*) as count,
      count(distinct who) as people
    from (${happened(isOfPeriod)}) happened group by 1, 2 order by 2, 1`)
  return rowsSchema.parse(found).rows
}

const codes = ['sign_ins', 'documents', 'registrations', 'questions'] as const

/** Counts events by day in the manager's time zone (P-680). */
export async function readUsage(db: Db, period: UsageQuery, locale: 'fr' | 'en'): Promise<Usage> {
  const read: Usage['measures'] = []
  for (const code of codes) {
    const rows = await countByDay(db, measures[code], period)
    read.push({ code, kinds: tellKinds(rows, measures[code].kinds, locale) })
  }
  return { threshold, measures: read }
}
