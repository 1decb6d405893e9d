import { html, raw } from 'hono/html'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import type { Html } from '../../web/page.ts'
import { identityPath } from '../paths.ts'
import { type IdentityTexts, identityTexts, type Language, languageAsked } from '../texts/texts.ts'
import { renderPage } from './page.ts'

/** What a page needs of a request, which the library may have had no part in. */
type PageContext = {
  readonly oidc?: { readonly params?: { readonly ui_locales?: unknown } | undefined }
  readonly query: { readonly ui_locales?: unknown }
  readonly path: string
  readonly querystring: string
  type: string
  body?: unknown
}

type Content = (words: IdentityTexts) => { readonly title: string; readonly body: Html }

function languageOf({ oidc, query }: PageContext): Language {
  return languageAsked(oidc?.params?.ui_locales ?? query.ui_locales)
}

/** The same address in the other language; the library's own parameter for it is `ui_locales`. */
function otherLanguageUrl({ path, querystring }: PageContext, language: Language): string {
  const query = new URLSearchParams(querystring)
  query.set('ui_locales', language === 'fr' ? 'en' : 'fr')
  return `${identityPath}${path}?${query}`
}

async function respond(context: PageContext, portalUrl: string, content: Content): Promise<void> {
  const language = languageOf(context)
  const url = otherLanguageUrl(context, language)
  context.type = 'html'
  context.body = await renderPage({
    ...{ language, portalUrl, otherLanguageUrl: url },
    ...content(identityTexts[language]),
  })
}

/** Pages that the library renders. Error details are logged, not shown to the visitor. */
export function providerPages(portalUrl: string) {
  return {
    error: (context: KoaContextWithOIDC, { error }: ErrorOut) =>
      respond(context, portalUrl, ({ failure, unavailable }) => {
        const { lead, title } = error === 'server_error' ? unavailable : failure
        return { title, body: html`<h1>${title}</h1><p class="lead">${lead}</p><p class="hint">${error}</p>` }
      }),
    /** An address that the library does not have: it would say so in two English words. */
    missing: (context: PageContext) =>
      respond(context, portalUrl, ({ missing: { lead, title } }) => ({
        title,
        body: html`<h1>${title}</h1><p class="lead">${lead}</p>`,
      })),
    /** `form` is the library's own form, with escaped values. */
    signOut: (context: KoaContextWithOIDC, form: string) =>
      respond(context, portalUrl, ({ signOut }) => ({
        title: signOut.title,
        body: html`<h1>${signOut.title}</h1><p class="lead">${signOut.lead}</p>${raw(form)}
          <p class="links">
            <button type="submit" form="op.logoutForm" name="logout" value="yes">${signOut.submit}</button>
            <button type="submit" form="op.logoutForm" class="quiet">${signOut.stay}</button>
          </p>`,
      })),
    signedOut: (context: KoaContextWithOIDC) =>
      respond(context, portalUrl, ({ signOut }) => ({
        title: signOut.doneTitle,
        body: html`<h1>${signOut.doneTitle}</h1><p class="lead">${signOut.done}</p>`,
      })),
  }
}
