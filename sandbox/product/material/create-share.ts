import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type {
  ShareBody,
  ShareCreated,
  ShareFault,
} from '../../../src/contract/product-api/material.schema.ts'
import { type Account, normalizeEmail } from '../../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt } from '../../accounts/attempts.ts'
import { hashOf } from '../../accounts/tickets.ts'
import type { Db } from '../../database/open-database.ts'
import { documents, funds, materialTerms, shareLinks } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { documentNumberOf } from '../documents/document-views.ts'
import { fundsOf } from '../users/fund-access.ts'
import { isMaterial, stateOn } from './material-terms.ts'
import { mailShare } from './share-mail.ts'

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
    .select({ document: documents, fund: funds.name, state: stateOn(today) })
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .leftJoin(materialTerms, eq(materialTerms.documentId, documents.id))
    .where(and(eq(documents.id, id), isMaterial))
    .limit(1)
  return found
}

type Found = NonNullable<Awaited<ReturnType<typeof findMaterial>>>

/** Finds the file to share: that in the recipient's language, where the document has one. */
async function fileFor({ db, today }: Deps, body: ShareBody): Promise<Found | undefined> {
  const found = await findMaterial(db, documentNumberOf(body.document), today())
  const alternate = found?.document.alternateId ?? null
  if (found === undefined || found.document.language === body.locale || alternate === null) return found
  return (await findMaterial(db, alternate, today())) ?? found
}

async function tell(deps: Deps, link: typeof shareLinks.$inferSelect, sent: Parameters<typeof mailShare>[2]) {
  if (!(await allowsAttempt(deps.db, mailsPerRecipient, sent.to, deps.now()))) return
  try {
    await mailShare(deps, link, sent)
    await deps.db.update(shareLinks).set({ mailedAt: deps.now() }).where(eq(shareLinks.id, link.id))
  } catch (error) {
    // The link is valid, and its sender can send it by other means: the list says that it was not mailed.
    deps.log.error({ err: error }, 'a shared document could not be mailed')
  }
}

/** Creates a link to a marketing document, and mails it on request (P-641, P-642). Its secret is returned only once. */
export async function createShare(deps: Deps, account: Account, body: ShareBody): Promise<ShareOutcome> {
  const found = await fileFor(deps, body)
  const own = await fundsOf(deps.db, account)
  if (account.teamId === null || found === undefined || !own.includes(found.document.fundId))
    return { kind: 'invalid', code: 'not_material' }
  if (found.state !== 'valid') return { kind: 'invalid', code: found.state }
  const now = deps.now()
  if (!(await allowsAttempt(deps.db, sharesPerAccount, account.id, now))) return { kind: 'limited' }
  const secret = randomBytes(secretBytes).toString('base64url')
  const expiresAt = new Date(now.getTime() + body.days * dayMs)
  const email = body.recipient_email === null ? null : normalizeEmail(body.recipient_email)
  const [link] = await deps.db
    .insert(shareLinks)
    .values({
      accountId: account.id,
      teamId: account.teamId,
      partnerId: account.chosenPartnerId,
      documentId: found.document.id,
      hash: hashOf(secret),
      recipientName: body.recipient_name,
      recipientEmail: email,
      locale: body.locale,
      createdAt: now,
      expiresAt,
      mostOpenings: body.most_openings,
    })
    .returning()
  if (link === undefined) throw new Error('A link was not stored')
  if (body.mail && email !== null)
    await tell(deps, link, {
      ...{ to: email, secret, sender: account, fund: found.fund },
      title: found.document.title[body.locale],
    })
  return {
    kind: 'created',
    share: { id: `shl-${link.id}`, secret, expires_at: expiresAt.toISOString() },
  }
}
