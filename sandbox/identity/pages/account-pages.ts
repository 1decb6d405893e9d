import { html } from 'hono/html'
import type { Passkey } from '../../accounts/passkeys/stored-passkeys.ts'
import type { Html } from '../../web/page.ts'
import { passkeyTexts } from '../texts/passkeys.ts'
import { type IdentityTexts, identityTexts, type Language } from '../texts/texts.ts'
import { errorBox } from './page.ts'
import { describedPasskey } from './passkey-form.ts'
import type { PageContent } from './sign-in-pages.ts'

/** Data shared by the pages of mailed links. */
export type TicketForm = { readonly language: Language; readonly token: string }

/** Reason why a new password is refused. */
export type ResetFault = keyof IdentityTexts['reset']['faults']

const hiddenToken = ({ language, token }: TicketForm) =>
  html`<input type="hidden" name="token" value="${token}" /><input type="hidden" name="lang" value="${language}" />`

/** URLs of the pages to consent to; undefined if nothing is left to accept. */
export type ConsentPages = { readonly terms: string; readonly privacy: string } | undefined

function consentBox(language: Language, pages: ConsentPages) {
  if (pages === undefined) return ''
  const words = identityTexts[language].reset.consent
  return html`<label class="tick"><input type="checkbox" name="terms" value="yes" required />${words.accept}</label>
    <p><a href="${pages.terms}" target="_blank">${words.terms}</a> · <a href="${pages.privacy}" target="_blank">${words.privacy}</a></p>`
}

type ResetForm = TicketForm & {
  readonly email: string
  readonly consent: ConsentPages
  readonly passkeys: readonly Passkey[]
}

/** Offers to remove the passkeys with the password, since an attacker who had it may have added one (P-666). */
function passkeysPart({ language, passkeys }: ResetForm): Html | '' {
  if (passkeys.length === 0) return ''
  const words = passkeyTexts[language].reset
  return html`<fieldset>
      <legend>${words.title}</legend>
      <p class="hint">${words.lead}</p>
      <ul class="keys">${passkeys.map((each) => html`<li>${describedPasskey(language, each)}</li>`)}</ul>
      <label class="tick"><input type="checkbox" name="passkeys" value="remove" />${words.remove}</label>
    </fieldset>`
}

/** Form for a new password, which also accepts the terms of use if the account never did (P-165). */
export function resetPasswordPage(form: ResetForm, faults: readonly ResetFault[] = []): PageContent {
  const words = identityTexts[form.language].reset
  const describedBy = faults.length > 0 ? 'rule error' : 'rule'
  const field = (name: string, label: string) => html`<label>${label}
    <input type="password" name="${name}" required maxlength="200" autocomplete="new-password"
      aria-invalid="${faults.length > 0}" aria-describedby="${describedBy}" />
  </label>`
  const body = html`<h1>${words.title}</h1>
    <p class="lead" id="rule">${words.rule}</p>
    ${errorBox(faults.map((fault) => words.faults[fault]))}
    <form method="post" action="/identity/reset-password">
      ${hiddenToken(form)}
      <input type="email" value="${form.email}" autocomplete="username" readonly hidden />
      ${field('password', words.password)}${field('confirmation', words.confirmation)}
      ${consentBox(form.language, form.consent)}
      ${passkeysPart(form)}
      <button type="submit">${words.submit}</button>
    </form>`
  return { title: words.title, body }
}

/** Asks for a click on a button, so that mail programs that open links confirm nothing. */
function pressPage(form: TicketForm, words: IdentityTexts['confirmation'], action: string): PageContent {
  const body = html`<h1>${words.title}</h1>
    <p class="lead">${words.lead}</p>
    <form method="post" action="${action}">
      ${hiddenToken(form)}<button type="submit">${words.submit}</button>
    </form>`
  return { title: words.title, body }
}

/** Confirms the address of a new account. */
export const confirmEmailPage = (form: TicketForm): PageContent =>
  pressPage(form, identityTexts[form.language].confirmation, '/identity/confirm-email')

/** Confirms the new address of an account. */
export const changeEmailPage = (form: TicketForm): PageContent =>
  pressPage(form, identityTexts[form.language].emailChange, '/identity/change-email')

/** A completed step, with the next link. */
export function donePage(
  language: Language,
  step: 'reset' | 'confirmation' | 'emailChange',
  nextUrl: string,
  more = '',
): PageContent {
  const { [step]: words, reset, emailChange } = identityTexts[language]
  const label = step === 'emailChange' ? emailChange.next : reset.signIn
  const body = html`<h1>${words.doneTitle}</h1>
    <p class="lead" role="status">${words.done}${more === '' ? '' : ` ${more}`}</p>
    <p><a class="button" href="${nextUrl}">${label}</a></p>`
  return { title: words.doneTitle, body }
}

/** Why a request cannot continue. */
export type StopReason = 'invalidLink' | 'failure' | 'tooLarge' | 'unavailable'

/** A message for a request that cannot continue. */
export function stoppedPage(language: Language, reason: StopReason): PageContent {
  const words = identityTexts[language][reason]
  return { title: words.title, body: html`<h1>${words.title}</h1><p class="lead">${words.lead}</p>` }
}
