import { toSafePath } from '../../lib/safe-path.ts'
import type { Locale } from '../../routing/locales.ts'
import { paths } from '../../routing/route-table.ts'
import { isNotFound } from '../backend-outcome.server.ts'
import type { ContentApi } from '../content-api/content-api.server.ts'
import { failurePage } from '../failure-page.server.ts'
import { plainPage } from '../pipeline/plain-page.server.ts'
import { currentRequestContext } from '../request-context.server.ts'
import type { PreviewOptions } from './preview.server.ts'
import { type PreviewQuestion, readPreviewQuestion } from './preview-question.server.ts'

/** For how long a browser shows drafts without being asked again, in seconds. */
const previewLivesS = 3600

type AnswerOptions = Omit<PreviewOptions, 'published'> & { readonly publicUrl: string }

const seeOther = (location: string, cookie: string) =>
  new Response(null, {
    status: 303,
    headers: { location, 'set-cookie': cookie, 'cache-control': 'no-store' },
  })

/**
 * `GET /api/preview?type=&slug=&locale=`: shows the draft of an entry to a member of staff, as the preview button of
 * the content backend asks; 403 for everybody else. `?exit=` leaves the preview for the path that it names.
 */
export async function answerPreview(request: Request, options: AnswerOptions): Promise<Response> {
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

const placeless = { guide: { fr: 'placement', en: 'placement' }, article: { fr: 'actualites', en: 'news' } }

/** Where the draft is shown, or why it is not. */
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
  const category = text.data.category?.slug ?? placeless[type][locale]
  return publicPath(locale, `/${type}s/${category}/${slug}`)
}

function missing(outcome: Parameters<typeof isNotFound>[0], locale: Locale): Response {
  return failurePage(isNotFound(outcome) || outcome.kind === 'ok' ? undefined : outcome, locale)
}

const publicPath = (locale: Locale, name: string): string => paths.toPublic(`/${locale}${name}`) ?? '/'
