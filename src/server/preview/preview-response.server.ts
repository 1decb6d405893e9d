import { z } from 'zod'
import { pageUrlSchema } from '../../contract/content-api/primitives.schema.ts'
import { toSafePath } from '../../lib/safe-path.ts'
import { defaultLocale, type Locale, locales } from '../../routing/addresses/locales.ts'
import { paths } from '../../routing/addresses/route-table.ts'
import { categoryIn, textPath } from '../../routing/addresses/text-address.ts'
import { isNotFound } from '../backends/backend-outcome.server.ts'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { plainPage } from '../pipeline/plain-page.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { StaffSessions } from '../staff/staff-sessions.server.ts'

/** Content that a request reads: published content, or drafts for a staff member in a preview. */
export type ReadContent = { readonly api: ContentApi; readonly isPreview: boolean }

type PreviewOptions = {
  readonly cookies: Cookies
  readonly staff: Pick<StaffSessions, 'draftToken'>
  readonly published: ContentApi
  readonly draftsOf: (token: string) => ContentApi
}

/**
 * Creates the function that selects the content of a request. The preview cookie alone shows nothing: drafts
 * are read with the staff member's own token, which is checked each time (P-141, P-211).
 */
export function createContentReading({ cookies, staff, published, draftsOf }: PreviewOptions) {
  return async (cookieHeader: string | null): Promise<ReadContent> => {
    if (cookies.read(cookieHeader, 'preview') === undefined) return { api: published, isPreview: false }
    const token = await staff.draftToken(cookieHeader)
    if (token === undefined) return { api: published, isPreview: false }
    return { api: draftsOf(token), isPreview: true }
  }
}

const questionSchema = z.object({
  type: z.enum(['guide', 'article', 'white-book', 'page', 'homepage']),
  slug: pageUrlSchema.or(z.literal('')).default(''),
  locale: z.enum(locales).default(defaultLocale),
})

/** The requested draft: its type, its slug (a page's path), its language. */
type PreviewQuestion = z.output<typeof questionSchema>

/** Parses the query of the content backend's preview button; undefined for an invalid one. */
function readPreviewQuestion(search: URLSearchParams): PreviewQuestion | undefined {
  return questionSchema.safeParse(Object.fromEntries(search)).data
}

/** Duration of a preview in a browser, in seconds. */
const previewLivesS = 3600

type ResponseOptions = Omit<PreviewOptions, 'published'> & { readonly publicUrl: string }

const seeOther = (location: string, cookie: string) =>
  new Response(null, {
    status: 303,
    headers: { location, 'set-cookie': cookie, 'cache-control': 'no-store' },
  })

/**
 * Handles `GET /api/preview?type=&slug=&locale=`, the content backend's preview button: redirects a staff
 * member to the draft of an entry; 403 for all others. `?exit=` ends the preview and redirects to the path
 * that it contains.
 */
export async function handlePreview(request: Request, options: ResponseOptions): Promise<Response> {
  const { cookies, staff, draftsOf, publicUrl } = options
  const { searchParams } = new URL(request.url)
  const exit = searchParams.get('exit')
  if (exit !== null) return seeOther(toSafePath(exit, publicUrl), cookies.clear('preview'))
  const question = readPreviewQuestion(searchParams)
  const requestId = currentRequestContext()?.requestId ?? ''
  const token = await staff.draftToken(request.headers.get('cookie'))
  if (token === undefined) {
    return plainPage({ status: 403, locale: question?.locale ?? 'fr', advice: 'forbidden', requestId })
  }
  if (question === undefined) return failurePage(undefined, 'fr')
  const found = await pathOfDraft(draftsOf(token), question)
  if (typeof found !== 'string') return found
  return seeOther(found, cookies.write('preview', '1', previewLivesS))
}

/** Returns the path of the draft's page, or an error page. */
async function pathOfDraft(
  drafts: ContentApi,
  { type, slug, locale }: PreviewQuestion,
): Promise<string | Response> {
  if (type === 'homepage') return publicPath(locale, '')
  if (type === 'page') {
    const page = await drafts.findPage({ locale, url: slug })
    return page.kind === 'ok' ? publicPath(locale, `/content/${slug}`) : missing(page, locale)
  }
  if (type === 'white-book') {
    const book = await drafts.findWhiteBook({ locale, slug })
    return book.kind === 'ok' ? publicPath(locale, `/white-books/${slug}`) : missing(book, locale)
  }
  const find = type === 'guide' ? drafts.findGuide : drafts.findArticle
  const text = await find({ locale, slug })
  if (text.kind !== 'ok') return missing(text, locale)
  return textPath(locale, { section: type, category: categoryIn(type, locale, text.data.category), slug })
}

function missing(outcome: Parameters<typeof isNotFound>[0], locale: Locale): Response {
  return failurePage(isNotFound(outcome) || outcome.kind === 'ok' ? undefined : outcome, locale)
}

const publicPath = (locale: Locale, name: string): string => paths.toPublic(`/${locale}${name}`) ?? '/'
