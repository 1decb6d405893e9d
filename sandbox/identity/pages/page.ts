import { html } from 'hono/html'
import type { Html } from '../../web/page.ts'
import { identityTexts, type Language } from '../texts/texts.ts'

/**
 * The manager's logo: a ring with a sluice gate, water held high on one side and let through on the other.
 */
const mark = html`<svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
  <path d="M15 3.05a13 13 0 0 0 0 25.9z" fill="currentColor" />
  <path d="M17 3.79a12.25 12.25 0 0 1 0 24.42M17 11h10.2M17 16h11.25M17 21h10.2" stroke="currentColor"
    stroke-width="1.5" />
</svg>`

/** Parts of the layout. */
export type PageParts = {
  readonly language: Language
  readonly title: string
  readonly body: Html
  /** URL of the same page in the other language. */
  readonly otherLanguageUrl: string
  readonly portalUrl: string
  /** True if the page offers passkeys, which browsers make available to scripts only. */
  readonly offersPasskeys?: boolean | undefined
}

/**
 * Headers of every response: no scripts but those of passkeys where a page offers them, no frames, no caching. Forms may lead to the portals, because
 * browsers apply `form-action` to redirects after a form. The library adds the hash of its only script to
 * the empty `script-src`.
 */
export function securityHeaders(
  portalUrls: readonly string[],
  offersPasskeys = false,
): Readonly<Record<string, string>> {
  const origins = portalUrls.map((url) => new URL(url).origin)
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    offersPasskeys ? "script-src 'self'" : 'script-src',
    "base-uri 'none'",
    `form-action 'self' ${origins.join(' ')}`,
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  }
}

const scripts = html`<script defer src="/identity/scripts/webauthn.js"></script>
    <script defer src="/identity/scripts/passkeys.js"></script>`

/** Renders a whole page. */
export async function renderPage({
  language,
  title,
  body,
  otherLanguageUrl,
  portalUrl,
  offersPasskeys = false,
}: PageParts): Promise<string> {
  const words = identityTexts[language]
  const other = language === 'fr' ? 'en' : 'fr'
  const home = language === 'fr' ? portalUrl : `${portalUrl}/en`
  const switcher = html`<a href="${otherLanguageUrl}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>`
  const page = await html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} – Orvanne Gestion</title>
    <link rel="stylesheet" href="/identity/style.css" />
    ${offersPasskeys ? scripts : ''}
  </head>
  <body>
    <header>
      <span class="name">${mark}Orvanne Gestion</span><span class="line">${words.brandLine}</span>${switcher}
    </header>
    <main>${body}</main>
    <footer><a href="${home}">${words.backToPortal}</a></footer>
  </body>
</html>`
  return String(page)
}

/** Renders error messages, announced at once by screen readers. */
export function errorBox(sentences: readonly string[]): Html | '' {
  if (sentences.length === 0) return ''
  const [only] = sentences
  const content =
    sentences.length === 1
      ? html`<p>${only}</p>`
      : html`<ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`
  return html`<div class="error" role="alert" id="error">${content}</div>`
}
