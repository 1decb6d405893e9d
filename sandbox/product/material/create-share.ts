import { randomBytes } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type {
  ShareBody,
  ShareCreated,
  ShareFault,
} from '../../../src/contract/product-api/material.schema.ts'
import { managerTimeZone, plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { type Account, normalizeEmail } from '../../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt } from '../../accounts/attempts.ts'
import { hashOf } from '../../accounts/tickets.ts'
import type { Db } from '../../database/open-database.ts'
import { documents, funds, materialTerms, shareLinks } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { documentNumberOf } from '../documents/document-views.ts'
import { mayGiveTo } from '../rights/agreements.ts'
import { fundsOf } from '../users/fund-access.ts'
import { isMaterial, stateOn, termColumns } from './material-terms.ts'
import { appendShareAudit } from './share-audit.ts'
import { companyOf, mailShare } from './share-mail.ts'

const dayMs = 86_400_000
const secretBytes = 32

/** Links that one user can make. */
const sharesPerAccount: AttemptLimit = { name: 'share', most: 100, windowMs: dayMs }
/** Limit of emails with links to one address, by any sender. */
const mailsPerRecipient: AttemptLimit = { name: 'share-mail', most: 10, windowMs: dayMs }

export type ShareOutcome =
  | { readonly kind: 'created'; readonly share: ShareCreated }
  | { readonly kind: 'invalid'; readonly code: ShareFault }
  | { readonly kind: 'limited' }

type Deps = Pick<SandboxDeps, 'db' | 'env' | 'log' | 'mailbox' | 'now' | 'today'>

async function findMaterial(db: Db, id: number, today: string) {
  const [found] = await db
    .select({ document: documents, fund: funds.name, ...termColumns, state: stateOn(today) })
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .leftJoin(materialTerms, eq(materialTerms.documentId, documents.id))
    .where(and(eq(documents.id, id), isMaterial))
    .limit(1)
  return found
}

type Found = NonNullable<Awaited<ReturnType<typeof findMaterial>>>

/**
 * Finds the file to share: that in the recipient's language, where the document has one under terms that the sender has
 * seen. One that is not valid today, or for professional clients where the chosen one is for all, is not sent in its place.
 */
async function fileFor({ db, today }: Deps, body: ShareBody): Promise<Found | undefined> {
  const found = await findMaterial(db, documentNumberOf(body.document), today())
  const alternate = found?.document.alternateId ?? null
  // One that has expired is refused, and no other sent in its place.
  if (found?.state !== 'valid' || found.document.language === body.locale || alternate === null) return found
  const other = await findMaterial(db, alternate, today())
  const isUnderItsTerms =
    other?.state === 'valid' && (other.audience === found.audience || other.audience === 'retail')
  return isUnderItsTerms ? other : found
}

/** Sends the link to its recipient; false where the limit of emails or a failure prevents it. */
async function tell(deps: Deps, link: typeof shareLinks.$inferSelect, sent: Parameters<typeof mailShare>[2]) {
  if (!(await allowsAttempt(deps.db, mailsPerRecipient, sent.to, deps.now()))) return false
  try {
    await mailShare(deps, link, sent)
    await deps.db.update(shareLinks).set({ mailedAt: deps.now() }).where(eq(shareLinks.id, link.id))
    return true
  } catch (error) {
    // The link is valid, and its sender can send it by other means: the response says that it was not mailed.
    deps.log.error({ err: error }, 'a shared document could not be mailed')
    return false
  }
}

/**
 * The last instant of a link: the end of its last day where the manager is. It does not outlast its document, whose days
 * are counted from the day for which data are shown.
 */
function endOf({ now, today }: Deps, days: number, validUntil: string): SQL<Date> {
  const daysLeft = sql`least(${days}::int, ${validUntil}::date - ${today()}::date)`
  return sql`(${plainDateAt(now())}::date + ${daysLeft} + 1)::timestamp at time zone ${managerTimeZone}
    - interval '1 millisecond'`
}

type NewLink = Omit<typeof shareLinks.$inferInsert, 'expiresAt'> & { readonly expiresAt: SQL<Date> }

/** Stores a link, and its entry in the audit log with it. */
function insertLink(db: Db, values: NewLink, now: Date) {
  return db.transaction(async (transaction) => {
    const [link] = await transaction.insert(shareLinks).values(values).returning()
    if (link === undefined) throw new Error('A link was not stored')
    await appendShareAudit(transaction, 'share_created', { actor: link.accountId, link, now })
    return link
  })
}

/** Creates a link to a marketing document, and mails it on request (P-641, P-642). Its secret is returned only once. */
export async function createShare(deps: Deps, account: Account, body: ShareBody): Promise<ShareOutcome> {
  const found = await fileFor(deps, body)
  const own = await fundsOf(deps.db, account)
  if (account.teamId === null || found === undefined || !own.includes(found.document.fundId))
    return { kind: 'invalid', code: 'not_material' }
  if (
    !(await mayGiveTo(deps.db, account.teamId, { fundId: found.document.fundId, audience: found.audience }))
  )
    return { kind: 'invalid', code: 'not_material' }
  if (found.state !== 'valid') return { kind: 'invalid', code: found.state }
  const now = deps.now()
  if (!(await allowsAttempt(deps.db, sharesPerAccount, account.id, now))) return { kind: 'limited' }
  const secret = randomBytes(secretBytes).toString('base64url')
  const email = body.recipient_email === null ? null : normalizeEmail(body.recipient_email)
  const values = {
    ...{ accountId: account.id, teamId: account.teamId, partnerId: account.chosenPartnerId },
    ...{ documentId: found.document.id, hash: hashOf(secret), locale: body.locale },
    ...{ recipientName: body.recipient_name, recipientEmail: email, mostOpenings: body.most_openings },
    ...{ createdAt: now, expiresAt: endOf(deps, body.days, found.validUntil) },
  }
  const link = await insertLink(deps.db, values, now)
  const sent = { secret, sender: account, company: await companyOf(deps.db, account), file: found }
  return {
    kind: 'created',
    share: {
      id: `shl-${link.id}`,
      secret,
      expires_at: link.expiresAt.toISOString(),
      mailed: body.mail && email !== null && (await tell(deps, link, { ...sent, to: email })),
      language: found.document.language === 'en' ? 'en' : 'fr',
    },
  }
}
