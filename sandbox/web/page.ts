import type { Context } from 'hono'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** HTML whose variable parts are escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** Variables of a request: `header` names who is signed in, in place of the link to the mailbox. */
export type PageVariables = { header?: Html }

/** Language of the sandbox's own pages: `?lang=en`, otherwise French. */
export type PageLanguage = 'fr' | 'en'

/** Parses `?lang=`. */
export function languageOf(context: Context): PageLanguage {
  return context.req.query('lang') === 'en' ? 'en' : 'fr'
}

const texts = {
  fr: { home: 'Sandbox', mailbox: 'Boîte aux lettres', backOffice: 'Back-office', other: 'English' },
  en: { home: 'Sandbox', mailbox: 'Mailbox', backOffice: 'Back office', other: 'Français' },
} as const

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every page: a policy without scripts, and no caching in browsers. */
export const pageHeaders = {
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

function otherLanguageUrl(context: Context, other: PageLanguage): string {
  const url = new URL(context.req.url)
  url.searchParams.set('lang', other)
  return `${url.pathname}${url.search}`
}

/** Responds with a whole page in the language of the request. */
export async function sendPage(
  context: Context,
  title: string,
  body: Html,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const language = languageOf(context)
  const other = language === 'fr' ? 'en' : 'fr'
  const words = texts[language]
  const signedIn: PageVariables['header'] = context.get('header')
  const page = await html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} – Sandbox</title>
    <link rel="stylesheet" href="/style.css" />
  </head>
  <body>
    <header>
      <strong>${words.home}</strong>
      ${signedIn ?? html`<a href="/mailbox?lang=${language}">${words.mailbox}</a>`}
      <a href="/back-office?lang=${language}">${words.backOffice}</a>
      <a href="${otherLanguageUrl(context, other)}" lang="${other}" hreflang="${other}">${words.other}</a>
    </header>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>`
  return context.html(page, status, pageHeaders)
}
