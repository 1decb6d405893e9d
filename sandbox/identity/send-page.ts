import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { SandboxDeps } from '../deps.ts'
import type { IdentityContext } from './interaction.ts'
import { type StopReason, stoppedPage } from './pages/account-pages.ts'
import { renderPage, securityHeaders } from './pages/page.ts'
import type { PageContent } from './pages/sign-in-pages.ts'
import { type Language, languageAsked } from './texts/texts.ts'

type Reply = {
  readonly language: Language
  readonly content: PageContent
  readonly portalUrl?: string
  readonly status?: ContentfulStatusCode
  readonly headers?: Readonly<Record<string, string>>
  /** Path of the page in either language, where it is not the request's own. */
  readonly path?: string
}

/**
 * Path of the same page in the other language. The address of each form shows, when it is opened, the page on which the
 * form begins, so that the response to a form has a link as well.
 */
function otherLanguageUrl(context: IdentityContext, language: Language, path: string | undefined): string {
  const url = new URL(path ?? context.req.url, context.req.url)
  url.searchParams.set('lang', language === 'fr' ? 'en' : 'fr')
  return `${url.pathname}${url.search}`
}

/** Responds with a page of the identity provider. */
export async function sendIdentityPage(
  context: IdentityContext,
  { env }: Pick<SandboxDeps, 'env'>,
  { language, content, path, portalUrl, status = 200, headers = {} }: Reply,
): Promise<Response> {
  const { portalUrls } = env.identity
  const page = await renderPage({
    ...content,
    language,
    portalUrl: portalUrl ?? portalUrls[0],
    otherLanguageUrl: otherLanguageUrl(context, language, path),
  })
  return context.html(page, status, { ...securityHeaders(portalUrls, content.offersPasskeys), ...headers })
}

/** The language that an address asks for, or else the browser. */
function languageOf(context: IdentityContext): Language {
  const chosen = context.req.query('lang')
  if (chosen === 'fr' || chosen === 'en') return chosen
  const accepted = (context.req.header('accept-language') ?? '').split(',')
  return languageAsked(accepted.map((range) => range.split(';')[0]?.trim()).join(' '))
}

const statuses = { invalidLink: 410, failure: 400, tooLarge: 413, unavailable: 500 } as const

/** Responds with an error page. */
export function sendStopped(
  context: IdentityContext,
  deps: Pick<SandboxDeps, 'env'>,
  reason: StopReason,
  language: Language = languageOf(context),
): Promise<Response> {
  const content = stoppedPage(language, reason)
  return sendIdentityPage(context, deps, { language, status: statuses[reason], content })
}

/** Aborts the request with an error page. */
export async function stop(
  context: IdentityContext,
  deps: Pick<SandboxDeps, 'env'>,
  reason: StopReason,
  language?: Language,
): Promise<never> {
  throw new HTTPException(statuses[reason], { res: await sendStopped(context, deps, reason, language) })
}
