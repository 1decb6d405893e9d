import en from '../../../i18n/en/errors/index.ts'
import enForms from '../../../i18n/en/forms/index.ts'
import fr from '../../../i18n/fr/errors/index.ts'
import frForms from '../../../i18n/fr/forms/index.ts'
import { brand } from '../../brand.ts'
import { type Locale, languageTags } from '../../routing/addresses/locales.ts'
import { routeTable } from '../../routing/addresses/route-table.ts'

const texts = { fr, en } as const
/**
 * Advice texts, including those about forms, which only these pages use; they are not part of any hydrated
 * page.
 */
const adviceOf = {
  fr: { ...fr.advice, ...frForms.refused },
  en: { ...en.advice, ...enForms.refused },
} as const

/** Key of the text under the page's title. */
export type PlainAdvice = keyof (typeof adviceOf)['fr']

export type PlainPage = {
  readonly status: number
  readonly locale: Locale
  readonly advice: PlainAdvice
  /** Shown so that visitors can quote it when they ask for help. */
  readonly requestId: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Renders an error page that needs neither React nor a backend, for failures before or around the
 * application. Like every error page it shows a title followed by the status code and two buttons, to the
 * home page and to the fund list (P-044).
 */
export function plainPage({ status, locale, advice, requestId, headers = {} }: PlainPage): Response {
  const words = texts[locale]
  const title = advice === 'notFound' || advice === 'forbidden' ? words.title[advice] : words.title.default
  const html = `<!doctype html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} ${status} | ${brand.name}`)}</title>
<link rel="stylesheet" href="/error-page.css">
</head>
<body>
<header><a href="${routeTable['/'][locale]}">${escapeHtml(brand.name)}</a></header>
<main>
<h1>${escapeHtml(title)} <span>${status}</span></h1>
<p>${escapeHtml(adviceOf[locale][advice])}</p>
<nav><a href="${routeTable['/'][locale]}">${escapeHtml(words.toHome)}</a> <a href="${routeTable['/funds'][locale]}">${escapeHtml(words.toFunds)}</a></nav>
<dl><dt>${escapeHtml(words.reference)}</dt><dd>${escapeHtml(requestId)}</dd></dl>
</main>
</body>
</html>
`
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}
