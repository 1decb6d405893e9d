import { html, raw } from 'hono/html'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import type { Html } from '../../web/page.ts'
import { type IdentityTexts, identityTexts, type Language, languageAsked } from '../texts/texts.ts'
import { renderPage } from './page.ts'

type Content = (words: IdentityTexts) => { readonly title: string; readonly body: Html }

function languageOf({ oidc, query }: KoaContextWithOIDC): Language {
  return languageAsked(oidc?.params?.ui_locales ?? query.ui_locales)
}

async function respond(context: KoaContextWithOIDC, portalUrl: string, content: Content): Promise<void> {
  const language = languageOf(context)
  context.type = 'html'
  context.body = await renderPage({ language, portalUrl, ...content(identityTexts[language]) })
}

/** Pages that the library renders. Error details are logged, not shown to the visitor. */
export function providerPages(portalUrl: string) {
  return {
    error: (context: KoaContextWithOIDC, { error }: ErrorOut) =>
      respond(context, portalUrl, ({ failure }) => ({
        title: failure.title,
        body: html`<h1>${failure.title}</h1><p class="lead">${failure.lead}</p><p class="hint">${error}</p>`,
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
