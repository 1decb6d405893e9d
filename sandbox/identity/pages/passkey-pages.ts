import { html } from 'hono/html'
import { mostPasskeys, type Passkey } from '../../accounts/passkeys/stored-passkeys.ts'
import type { Html } from '../../web/page.ts'
import { passkeyTexts } from '../texts/passkeys.ts'
import type { Language } from '../texts/texts.ts'
import { errorBox } from './page.ts'
import { describedPasskey, passkeyForm } from './passkey-form.ts'
import type { PageContent } from './sign-in-pages.ts'

/** Result of a form that the list of passkeys shows. */
export type PasskeyNotice = keyof (typeof passkeyTexts)['fr']['notices']

/** Why a form about passkeys is shown again. */
export type PasskeyFault =
  | 'wrong'
  | 'blocked'
  | 'ended'
  | 'full'
  | 'refused'
  | 'unnamed'
  | 'unconfirmed'
  | undefined

/** View of the pages of a signed-in user. */
export type PasskeyView = {
  readonly language: Language
  readonly email: string
  readonly hasTotp: boolean
  readonly passkeys: readonly Passkey[]
  /** Options of a signature that confirms a change; undefined without passkeys. */
  readonly options: object | undefined
  /** The portal's page about the security of the account. */
  readonly securityUrl: string
}

/** Path of a page about passkeys, in a language. */
export const passkeyPath = (language: Language, step = ''): string =>
  `/identity/passkeys${step}?lang=${language}`

/** Path of the page of one passkey. */
export const keyPath = (language: Language, id: string, step = ''): string =>
  passkeyPath(language, `/key/${id}${step}`)

function sentenceOf(language: Language, fault: PasskeyFault): string[] {
  const words = passkeyTexts[language]
  if (fault === undefined) return []
  const sentences = {
    ...words.wrong,
    full: words.full,
    refused: words.create.refused,
    unnamed: words.rename.empty,
    unconfirmed: words.remove.unconfirmed,
  }
  return [sentences[fault]]
}

type ProofParts = {
  readonly action: string
  readonly words: Readonly<Record<'submit' | 'withPasskey', string>>
  /** Sentence to agree to before either form is sent. */
  readonly agreement?: string | undefined
}

const agreementId = 'agreement'

const agreementBox = (sentence: string) =>
  html`<label class="tick"><input type="checkbox" name="agree" value="yes" id="${agreementId}" required />${sentence}</label>`

/** Forms in which a signed-in user confirms a change: code or password, or else a passkey. */
function proofForms(
  { hasTotp, language, options }: PasskeyView,
  { action, agreement, words: { submit, withPasskey } }: ProofParts,
): Html {
  const words = passkeyTexts[language]
  const field = hasTotp
    ? html`<label>${words.code}<input name="code" class="code" required maxlength="40" autocomplete="one-time-code" spellcheck="false" /></label>`
    : html`<label>${words.password}<input type="password" name="password" required maxlength="128" autocomplete="current-password" /></label>`
  const byPasskey =
    options === undefined
      ? ''
      : passkeyForm({
          ...{ language, action, ceremony: 'get', options, submit: withPasskey },
          ...(agreement !== undefined && { hidden: { agree: '' }, agreementId }),
        })
  const agree = agreement === undefined ? '' : agreementBox(agreement)
  return html`<form method="post" action="${action}">${agree}${field}<button type="submit">${submit}</button></form>
    ${byPasskey}`
}

const keyItem = (language: Language, passkey: Passkey) => html`<li>
    ${describedPasskey(language, passkey)}
    <p><a href="${keyPath(language, passkey.id)}">${passkeyTexts[language].manage(passkey.name)}</a></p>
  </li>`

/** Lists the passkeys of an account, and adds one. */
export function passkeysPage(
  view: PasskeyView,
  { fault, notice }: { readonly fault?: PasskeyFault; readonly notice?: PasskeyNotice | undefined } = {},
): PageContent {
  const { email, language, passkeys, securityUrl } = view
  const words = passkeyTexts[language]
  const list =
    passkeys.length === 0
      ? html`<p>${words.none}</p>`
      : html`<ul class="keys">${passkeys.map((each) => keyItem(language, each))}</ul>`
  const add =
    passkeys.length >= mostPasskeys
      ? html`<p>${fault === 'full' ? '' : words.full}</p>`
      : html`<p class="lead">${words.add.lead}</p>${proofForms(view, { action: passkeyPath(language, '/add'), words: words.add })}`
  const body = html`<h1>${words.title}</h1>
    <p class="lead">${words.lead}</p>
    ${notice === undefined ? '' : html`<p class="notice" role="status">${words.notices[notice]}</p>`}
    ${errorBox(sentenceOf(language, fault))}
    <p class="hint">${words.account(email)}</p>
    ${list}
    <h2>${words.add.title}</h2>
    ${add}
    <p class="hint links">${words.recovery}</p>
    <p class="links"><a href="${securityUrl}">${words.backToSecurity}</a></p>`
  return { title: words.title, body, offersPasskeys: true }
}

/** Names a passkey and creates it on the device. */
export function createPasskeyPage(
  { email, language }: Pick<PasskeyView, 'email' | 'language'>,
  options: object,
): PageContent {
  const words = passkeyTexts[language]
  const { create } = words
  const fields = html`<label>${create.name}
    <input name="name" required pattern=".*\\S.*" maxlength="60" autocomplete="off" autofocus aria-describedby="example" />
    <span class="hint" id="example">${create.example}</span></label>`
  const action = passkeyPath(language, '/enrol')
  const form = { language, action, options, fields, submit: create.submit, ceremony: 'create' } as const
  const body = html`<h1>${create.title}</h1>
    <p class="lead">${create.lead}</p>
    <p class="hint">${words.account(email)}</p>
    ${passkeyForm({ ...form, isMain: true })}
    <p class="links"><a href="${passkeyPath(language)}">${words.back}</a></p>`
  return { title: create.title, body, offersPasskeys: true }
}

/** Renames or removes a passkey. */
export function passkeyPage(view: PasskeyView, passkey: Passkey, fault?: PasskeyFault): PageContent {
  const { email, hasTotp, language, passkeys } = view
  const words = passkeyTexts[language]
  const isLast = passkeys.length === 1 && !hasTotp
  const body = html`<h1>${passkey.name}</h1>
    <p class="hint">${words.account(email)}</p>
    ${errorBox(sentenceOf(language, fault))}
    <h2>${words.rename.title}</h2>
    <form method="post" action="${keyPath(language, passkey.id, '/rename')}">
      <label>${words.create.name}<input name="name" value="${passkey.name}" required pattern=".*\\S.*" maxlength="60" autocomplete="off" /></label>
      <button type="submit" class="quiet">${words.rename.submit}</button>
    </form>
    <h2>${words.remove.title}</h2>
    <p class="lead">${words.remove.lead}</p>
    ${isLast ? html`<p class="notice">${words.remove.last}</p>` : ''}
    ${proofForms(view, {
      action: keyPath(language, passkey.id, '/remove'),
      words: words.remove,
      agreement: isLast ? words.remove.agree : undefined,
    })}
    <p class="links"><a href="${passkeyPath(language)}">${words.back}</a></p>`
  return { title: passkey.name, body, offersPasskeys: true }
}

/** Signs with a passkey for a code that the portal accepts. */
export function confirmPage(view: PasskeyView, fault?: PasskeyFault): PageContent {
  const { language, options } = view
  const words = passkeyTexts[language]
  const action = passkeyPath(language, '/confirm')
  const form = { language, action, ceremony: 'get', submit: words.confirm.submit, isMain: true } as const
  const body = html`<h1>${words.confirm.title}</h1>
    <p class="lead">${words.confirm.lead}</p>
    <p class="hint">${words.account(view.email)}</p>
    ${errorBox(sentenceOf(language, fault))}
    ${options === undefined ? html`<p>${words.confirm.none}</p>` : passkeyForm({ ...form, options })}
    <p class="links"><a href="${view.securityUrl}">${words.backToSecurity}</a></p>`
  return { title: words.confirm.title, body, offersPasskeys: true }
}

/** Shows the code that a signature gave, once. */
export function confirmedPage({ email, language, securityUrl }: PasskeyView, code: string): PageContent {
  const words = passkeyTexts[language]
  const { done, doneTitle } = words.confirm
  const body = html`<h1>${doneTitle}</h1>
    <p class="hint">${words.account(email)}</p>
    <p class="given">${code}</p>
    <p class="lead" role="status">${done}</p>
    <p class="links"><a href="${securityUrl}">${words.backToSecurity}</a></p>`
  return { title: doneTitle, body }
}

/** Page after the end of the provider's own session, with links to sign in again. */
export function signedOutPage(
  language: Language,
  urls: Readonly<Record<'investor' | 'partner', string>>,
): PageContent {
  const { signedOut } = passkeyTexts[language]
  const body = html`<h1>${signedOut.title}</h1>
    <p class="lead">${signedOut.lead}</p>
    <p class="links"><a href="${urls.investor}">${signedOut.investor}</a><a href="${urls.partner}">${signedOut.partner}</a></p>`
  return { title: signedOut.title, body }
}
