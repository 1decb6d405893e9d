import { html, raw } from 'hono/html'
import type { Html } from '../../web/page.ts'
import type { Interaction } from '../interaction.ts'
import { passkeyTexts } from '../texts/passkeys.ts'
import { identityTexts } from '../texts/texts.ts'
import { errorBox } from './page.ts'
import { passkeyForm } from './passkey-form.ts'

/** A page's title and content. */
export type PageContent = {
  readonly title: string
  readonly body: Html
  readonly offersPasskeys?: boolean
}

/** Reason why the form is shown again. */
export type FormFault = 'wrong' | 'blocked' | 'passkey' | 'ended' | undefined

/** Links a field to its error message. */
const marks = (fault: FormFault) =>
  fault === undefined || fault === 'passkey' || fault === 'ended'
    ? ''
    : raw('aria-invalid="true" aria-describedby="error"')

function registrationUrl({ language, portalUrl }: Interaction): string {
  return `${portalUrl}${language === 'fr' ? '/inscription' : '/en/register'}`
}

/** What is said of a signature that does not sign in. */
const passkeyFaults = ({ language }: Interaction) => {
  const { signIn, wrong } = passkeyTexts[language]
  return { passkey: signIn.wrong, ended: wrong.ended }
}

/** A form that signs in by a passkey; nothing where none is offered. */
function passkeyPart(
  { formToken, language, path }: Interaction,
  options: object | undefined,
  step: 'passkey' | 'second-factor/passkey',
): Html | '' {
  if (options === undefined) return ''
  const { second, submit } = passkeyTexts[language].signIn
  return passkeyForm({
    language,
    action: path(step),
    ceremony: 'get',
    options,
    submit: step === 'passkey' ? submit : second,
    hidden: { form: formToken },
    autofill: step === 'passkey',
  })
}

/** Parts of a sign-in page besides its form. */
/** Not of the type `email`: the browser would refuse what the provider reads, such as `Name <a@b.example>`. */
const addressField = html`inputmode="email" autocapitalize="none" spellcheck="false"`

export type SignInParts = {
  readonly fault?: FormFault
  readonly email?: string
  /** Options of a signature by a passkey, where one is offered. */
  readonly passkeys?: object | undefined
}

/** Email and password, or a passkey. */
export function signInPage(
  interaction: Interaction,
  { email, fault, passkeys }: SignInParts = {},
): PageContent {
  const words = { ...identityTexts[interaction.language].signIn, ...passkeyFaults(interaction) }
  const notice = interaction.isOtherSpace ? html`<p class="notice">${words.otherSpace}</p>` : ''
  const value = email ?? interaction.loginHint
  const body = html`<h1>${words.title}</h1>
    <p class="lead">${words.spaces[interaction.client]}</p>
    ${notice}${errorBox(fault === undefined ? [] : [words[fault]])}
    <form method="post" action="${interaction.path()}">
      <input type="hidden" name="form" value="${interaction.formToken}" />
      <label>${words.email}
        <input name="email" value="${value}" required maxlength="254" ${addressField}
          autocomplete="username webauthn" ${marks(fault)} ${value === '' ? 'autofocus' : ''} />
      </label>
      <label>${words.password}
        <input type="password" name="password" required maxlength="128" autocomplete="current-password"
          ${marks(fault)} ${value === '' ? '' : 'autofocus'} />
      </label>
      <button type="submit">${words.submit}</button>
    </form>
    ${passkeyPart(interaction, passkeys, 'passkey')}
    <p class="links">
      <a href="${interaction.path('forgotten-password')}">${words.forgotten}</a>
      <a href="${registrationUrl(interaction)}">${words.register}</a>
    </p>`
  return { title: words.title, body, offersPasskeys: passkeys !== undefined }
}

type CodeWords = {
  readonly title: string
  readonly lead: string
  readonly code: string
  readonly submit: string
}

function codePage(
  interaction: Interaction,
  words: CodeWords,
  parts: {
    readonly passkeys: object | undefined
    readonly action: string
    readonly error: string | undefined
    readonly field: Html
    readonly link: Html
  },
): PageContent {
  const body = html`<h1>${words.title}</h1>
    <p class="lead">${words.lead}</p>
    ${errorBox(parts.error === undefined ? [] : [parts.error])}
    <form method="post" action="${parts.action}">
      <input type="hidden" name="form" value="${interaction.formToken}" />
      <label>${words.code}${parts.field}</label>
      <button type="submit">${words.submit}</button>
    </form>
    ${passkeyPart(interaction, parts.passkeys, 'second-factor/passkey')}
    <p class="links">${parts.link}</p>`
  return { title: words.title, body, offersPasskeys: parts.passkeys !== undefined }
}

/** The code of the authenticator application. */
export function secondFactorPage(
  interaction: Interaction,
  { fault, passkeys }: SignInParts = {},
): PageContent {
  const words = { ...identityTexts[interaction.language].secondFactor, ...passkeyFaults(interaction) }
  return codePage(interaction, words, {
    passkeys,
    action: interaction.path('second-factor'),
    error: fault === undefined ? undefined : words[fault],
    field: html`<input name="code" class="code" required inputmode="numeric" pattern="[0-9 ]{6,7}" maxlength="7"
      autocomplete="one-time-code" autofocus ${marks(fault)} />`,
    link: html`<a href="${interaction.path('recovery-code')}">${words.useRecovery}</a>`,
  })
}

/** Returns the page that asks for a recovery code, for a user without the authenticator. */
export function recoveryCodePage(
  interaction: Interaction,
  { fault, passkeys }: SignInParts = {},
): PageContent {
  const { recovery, secondFactor } = identityTexts[interaction.language]
  const sentences = {
    wrong: recovery.wrong,
    blocked: secondFactor.blocked,
    ...passkeyFaults(interaction),
  }
  return codePage(interaction, recovery, {
    passkeys,
    action: interaction.path('recovery-code'),
    error: fault === undefined ? undefined : sentences[fault],
    field: html`<input name="code" class="code" required maxlength="40" autocomplete="off" autocapitalize="characters"
      spellcheck="false" autofocus ${marks(fault)} />`,
    link: html`<a href="${interaction.path('second-factor')}">${recovery.useApplication}</a>`,
  })
}

/** Asks for the address to send a link to. */
export function forgottenPasswordPage(
  interaction: Interaction,
  { fault }: Pick<SignInParts, 'fault'> = {},
): PageContent {
  const { forgotten, signIn } = identityTexts[interaction.language]
  const body = html`<h1>${forgotten.title}</h1>
    <p class="lead">${forgotten.lead}</p>
    ${errorBox(fault === undefined ? [] : [forgotten.blocked])}
    <form method="post" action="${interaction.path('forgotten-password')}">
      <input type="hidden" name="form" value="${interaction.formToken}" />
      <label>${signIn.email}
        <input name="email" value="${interaction.loginHint}" required maxlength="254" ${addressField}
          autocomplete="username" autofocus />
      </label>
      <button type="submit">${forgotten.submit}</button>
    </form>
    <p class="links"><a href="${interaction.path()}">${forgotten.back}</a></p>`
  return { title: forgotten.title, body }
}

/** The same message whether or not there is an account. */
export function linkSentPage(interaction: Interaction): PageContent {
  const { forgotten } = identityTexts[interaction.language]
  const body = html`<h1>${forgotten.sentTitle}</h1>
    <p class="lead" role="status">${forgotten.sent}</p>
    <p class="links"><a href="${interaction.path()}">${forgotten.back}</a></p>`
  return { title: forgotten.sentTitle, body }
}
