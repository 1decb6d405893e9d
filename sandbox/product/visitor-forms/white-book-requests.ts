import { and, eq, isNull } from 'drizzle-orm'
import type { WhiteBookRequestBody } from '../../../src/contract/product-api/visitor-forms.schema.ts'
import { whiteBookRequests } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { visitorFormTexts } from './texts.ts'

type Deps = Pick<SandboxDeps, 'db' | 'now' | 'mailbox' | 'env'>

/** Reports whether a link is to the portal: emails contain no other link, even if a caller requests one. */
const isOfPortal = (url: string, portalUrl: string): boolean =>
  new URL(url).origin === new URL(portalUrl).origin

/** Time for which the portal's link works, as the email says. */
const linkLivesMs = 48 * 3_600_000

/**
 * Stores a request and mails the link. A repeated request counts once and sends one email.
 * @returns false if the link is not to the portal
 */
export async function takeWhiteBookRequest(
  { db, now, mailbox, env }: Deps,
  body: WhiteBookRequestBody,
  locale: 'fr' | 'en',
): Promise<boolean> {
  if (!isOfPortal(body.downloadUrl, env.portalUrl)) return false
  const [taken] = await db
    .insert(whiteBookRequests)
    .values({
      id: body.id,
      locale,
      documentId: body.documentId,
      title: body.title,
      lastName: body.lastname,
      firstName: body.firstname,
      email: body.email,
      company: body.company,
      hasContactConsent: body.contactConsent,
      isProven: body.proven,
      createdAt: now(),
    })
    .onConflictDoNothing()
    .returning()
  if (taken === undefined) return true
  const { hello, whiteBook } = visitorFormTexts[locale]
  const endsAt = new Date(now().getTime() + linkLivesMs)
  await mailbox.send(
    await composeMail(body.email, {
      language: locale,
      subject: whiteBook.subject(body.title),
      greeting: hello(body.firstname),
      paragraphs: whiteBook.paragraphs(body.title),
      action: { label: whiteBook.action, url: body.downloadUrl, link: { endsAt } },
      notes: [whiteBook.note],
    }),
  )
  return true
}

/** Records that the link of a request was opened for the first time, which proves the address. */
export async function markWhiteBookOpened({ db, now }: Deps, id: string): Promise<void> {
  await db
    .update(whiteBookRequests)
    .set({ openedAt: now() })
    .where(and(eq(whiteBookRequests.id, id), isNull(whiteBookRequests.openedAt)))
}
