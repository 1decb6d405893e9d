import { html } from 'hono/html'
import { managerTimeZone } from '../../../src/lib/format/plain-date-at.ts'
import type { Passkey } from '../../accounts/passkeys/stored-passkeys.ts'
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
  /** Id of a box of the page that has to be ticked first; the script copies it into the hidden field of its name. */
  readonly agreementId?: string
  /** True if the field of the address offers passkeys as well. */
  readonly autofill?: boolean
  readonly isMain?: boolean
}

/** Hidden fields of a form. */
const hiddenFields = (fields: Readonly<Record<string, string>>) =>
  html`${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`

/** Form that a passkey fills in. A script shows it; without scripts, the page explains what is missing. */
export function passkeyForm(form: PasskeyForm): Html {
  const {
    action,
    agreementId,
    autofill,
    ceremony,
    fields = '',
    hidden = {},
    isMain,
    language,
    options,
    submit,
  } = form
  const words = passkeyTexts[language]
  return html`<form method="post" action="${action}" class="passkey" data-passkey="${ceremony}"
      data-options="${JSON.stringify(options)}" ${autofill ? 'data-autofill' : ''} ${agreementId === undefined ? '' : html`data-agreement="${agreementId}"`} hidden>
      ${hiddenFields({ ...hidden, response: '' })}
      ${fields}
      <button type="submit" class="${isMain ? '' : 'quiet'}">${submit}</button>
      <div class="hint" role="status">${messagesOf(words)}</div>
    </form>
    <noscript><p class="hint">${words.needsScripts}</p></noscript>`
}

/** What the script shows of these, by the error of the browser. */
const messagesOf = ({ messages }: PasskeyTexts) =>
  Object.entries(messages).map(([name, sentence]) => html`<p data-message="${name}" hidden>${sentence}</p>`)

/** A day in words. */
export const dayOf = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: managerTimeZone,
  }).format(moment)

/** What an owner recognises a passkey by. */
export function describedPasskey(
  language: Language,
  { createdAt, isSynced, lastUsedAt, name }: Passkey,
): Html {
  const words = passkeyTexts[language]
  const used = lastUsedAt === null ? words.neverUsed : words.lastUsed(dayOf(lastUsedAt, language))
  return html`<p>${name}</p>
    <p class="hint">${isSynced ? words.synced : words.bound}</p>
    <p class="hint">${words.added(dayOf(createdAt, language))}</p>
    <p class="hint">${used}</p>`
}
