import { html } from 'hono/html'
import type { Html } from '../../web/page.ts'
import { type PasskeyTexts, passkeyTexts } from '../texts/passkeys.ts'
import type { Language } from '../texts/texts.ts'

type PasskeyForm = {
  readonly language: Language
  readonly action: string
  /** Ceremony: the device creates a passkey, or signs with one. */
  readonly ceremony: 'create' | 'get'
  /** Options of the ceremony, as the browser's library reads them. */
  readonly options: object
  readonly submit: string
  /** Hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly fields?: Html | ''
  /** True if the field of the address offers passkeys as well. */
  readonly autofill?: boolean
  readonly isMain?: boolean
}

/** Hidden fields of a form. */
const hiddenFields = (fields: Readonly<Record<string, string>>) =>
  html`${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`

/** Form that a passkey fills in. A script shows it; without scripts, the page explains what is missing. */
export function passkeyForm(form: PasskeyForm): Html {
  const { action, autofill, ceremony, fields = '', hidden = {}, isMain, language, options, submit } = form
  const words = passkeyTexts[language]
  return html`<form method="post" action="${action}" class="passkey" data-passkey="${ceremony}"
      data-options="${JSON.stringify(options)}" ${autofill ? 'data-autofill' : ''} hidden>
      ${hiddenFields({ ...hidden, response: '' })}
      ${fields}
      <button type="submit" class="${isMain ? '' : 'quiet'}">${submit}</button>
      ${message(words, 'cancelled')}${message(words, 'unsupported')}
    </form>
    <noscript><p class="hint">${words.needsScripts}</p></noscript>`
}

const message = (words: PasskeyTexts, name: 'cancelled' | 'unsupported') =>
  html`<p class="hint" role="status" data-message="${name}" hidden>${words[name]}</p>`
