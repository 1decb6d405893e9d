import * as z from 'zod/mini'
import { pathFor } from '../../routing/addresses/links.tsx'
import { localeSchema } from '../../routing/addresses/locale.schema.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { AccountDeps } from '../account/account-deps.server.ts'
import type { MaterialCalls } from '../backends/product-api/partner-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { refusedByBackend } from '../registration/journeys.server.ts'
import type { Session } from '../session/session-record.server.ts'

/** Dependencies of sharing marketing documents. */
export type ShareDeps = Pick<AccountDeps, 'sessions' | 'store'> & {
  readonly calls: MaterialCalls
  /** Origin of the portal, without trailing slash. */
  readonly publicUrl: string
}

/** Seconds in which the page with the address of a new link has to be shown. */
const linkLivesS = 120

// Keyed by session: only the session that made the link may see its address, once.
const linkKey = ({ sessions }: Pick<ShareDeps, 'sessions'>, session: Session) =>
  `share:${sessions.digestOf(session)}`

const materialPage = (locale: Locale, done: 'shared' | 'ended' | 'refused', page = 1): string =>
  pathFor({
    to: '/account/material',
    locale,
    search: { ...(done !== 'refused' && { part: 'shares' as const }), ...(page > 1 && { page }), done },
  })

type ShareAnswers = {
  readonly document: string
  readonly recipientName: string
  readonly recipientEmail: string
  readonly language: Locale
  readonly days: string
  readonly mostOpenings: string
  readonly mail: boolean
}

const bodyOf = (data: ShareAnswers) => ({
  document: data.document,
  recipient_name: data.recipientName,
  recipient_email: data.recipientEmail === '' ? null : data.recipientEmail,
  locale: data.language,
  days: Number(data.days),
  most_openings: data.mostOpenings === '' ? null : Number(data.mostOpenings),
  mail: data.mail,
})

/** Makes a link to a marketing document; its page then shows the address, once (P-641, P-645). */
export async function shareDocument(
  { data, locale, session }: FormCall<ShareAnswers> & { readonly session: Session },
  deps: ShareDeps,
): Promise<FormResult> {
  const created = await deps.calls.share({ locale, token: session.accessToken }, bodyOf(data))
  if (created.kind !== 'ok') {
    const isUnsharable =
      created.kind === 'refused' && (created.faults?.some(({ path }) => path === 'document') ?? false)
    return isUnsharable
      ? { kind: 'done', location: materialPage(locale, 'refused') }
      : refusedByBackend(created, { recipient_email: { field: 'recipientEmail', code: 'email' } })
  }
  const { expires_at: expiresAt, language, mailed, secret: token } = created.data
  const link: CreatedLink = {
    address: `${deps.publicUrl}${pathFor({ to: '/shared', locale: data.language, search: { token } })}`,
    expiresAt,
    isUnsent: data.mail && !mailed,
    otherLanguage: language === data.language ? null : language,
  }
  await deps.store.set(linkKey(deps, session), JSON.stringify(link), linkLivesS)
  return { kind: 'done', location: materialPage(locale, 'shared') }
}

/** Ends a link at once. If it is gone already, the response redirects to the present list (P-643), at the page that it was on. */
export async function endSharedLink(
  {
    data,
    locale,
    session,
  }: FormCall<{ readonly share: string; readonly page: string }> & { readonly session: Session },
  { calls }: ShareDeps,
): Promise<FormResult> {
  const ended = await calls.end({ id: data.share, locale, token: session.accessToken })
  return ended.kind === 'ok'
    ? { kind: 'done', location: materialPage(locale, 'ended', Number(data.page)) }
    : failedByBackend(ended)
}

const createdLinkSchema = z.object({
  address: z.string(),
  expiresAt: z.string(),
  isUnsent: z.boolean(),
  otherLanguage: z.nullable(localeSchema),
})

/** A link that a session has just made, with what its page says of it (P-645, P-647). */
export type CreatedLink = z.output<typeof createdLinkSchema>

/** Returns the link that a session has just made, once. */
export async function takeCreatedLink(session: Session, deps: ShareDeps): Promise<CreatedLink | null> {
  const stored = await deps.store.take(linkKey(deps, session))
  return stored === undefined ? null : createdLinkSchema.parse(JSON.parse(stored))
}
