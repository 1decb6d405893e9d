import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { SandboxDeps } from '../deps.ts'
import type { IdentityContext } from './interaction.ts'
import { stoppedPage } from './pages/account-pages.ts'
import { renderPage, securityHeaders } from './pages/page.ts'
import type { PageContent } from './pages/sign-in-pages.ts'
import type { Language } from './texts/texts.ts'

type Reply = {
  readonly language: Language
  readonly content: PageContent
  readonly portalUrl?: string
  readonly status?: ContentfulStatusCode
  readonly headers?: Readonly<Record<string, string>>
}

/** The same URL in the other language, for a GET request. */
function otherLanguageUrl(context: IdentityContext, language: Language): string | undefined {
  if (context.req.method !== 'GET') return undefined
  const url = new URL(context.req.url)
  url.searchParams.set('lang', language === 'fr' ? 'en' : 'fr')
  return `${url.pathname}${url.search}`
}

/** Responds with a page of the identity provider. */
export async function sendIdentityPage(
  context: IdentityContext,
  { env }: Pick<SandboxDeps, 'env'>,
  { language, content, portalUrl, status = 200, headers = {} }: Reply,
): Promise<Response> {
  const { portalUrls } = env.identity
  const page = await renderPage({
    ...content,
    language,
    portalUrl: portalUrl ?? portalUrls[0],
    otherLanguageUrl: otherLanguageUrl(context, language),
  })
  return context.html(page, status, { ...securityHeaders(portalUrls, content.offersPasskeys), ...headers })
}

/** Aborts the request with an error page. */
export async function stop(
  context: IdentityContext,
  deps: Pick<SandboxDeps, 'env'>,
  reason: 'invalidLink' | 'failure',
  language: Language = context.req.query('lang') === 'en' ? 'en' : 'fr',
): Promise<never> {
  const status = reason === 'invalidLink' ? 410 : 400
  const res = await sendIdentityPage(context, deps, {
    language,
    status,
    content: stoppedPage(language, reason),
  })
  throw new HTTPException(status, { res })
}
