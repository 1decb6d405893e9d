import { html } from 'hono/html'
import type { OutgoingMessage } from './mailbox.ts'

/** An e-mail in words: paragraphs, perhaps one link to follow, perhaps facts in rows. */
export type MailText = {
  readonly to: string
  readonly subject: string
  readonly locale: 'fr' | 'en'
  readonly greeting?: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly (readonly [name: string, value: string])[]
  readonly action?: { readonly label: string; readonly url: string }
  /** Said after the link, in smaller letters. */
  readonly note?: string
}

const signature = 'Orvanne Gestion'

const look = {
  page: 'margin:0;padding:24px;background:#fbf9f5;color:#0f191a;font:16px/1.55 Arial,Helvetica,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e3dfd8',
  name: 'margin:0 0 24px;font:20px/1.3 Georgia,serif;color:#134232',
  text: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:10px 18px;background:#134232;color:#ffffff;text-decoration:none;border-radius:6px',
  quiet: 'margin:16px 0 0;color:#5d625c;font-size:14px',
  cell: 'padding:6px 16px 6px 0;border-bottom:1px solid #e3dfd8;text-align:left;vertical-align:top',
} as const

function factsTable(facts: NonNullable<MailText['facts']>) {
  const rows = facts.map(
    ([name, value]) =>
      html`<tr><th scope="row" style="${look.cell};font-weight:normal;color:#5d625c">${name}</th><td style="${look.cell};white-space:pre-wrap">${value}</td></tr>`,
  )
  return html`<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows}</table>`
}

async function toHtml(mail: MailText): Promise<string> {
  const { greeting, paragraphs, facts, action, note, locale, subject } = mail
  const lines = [...(greeting === undefined ? [] : [greeting]), ...paragraphs]
  const page = await html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${look.page}"><div style="${look.sheet}">
<p style="${look.name}">${signature}</p>
${lines.map((line) => html`<p style="${look.text}">${line}</p>`)}
${facts === undefined ? '' : factsTable(facts)}
${action === undefined ? '' : html`<p style="${look.text}"><a href="${action.url}" style="${look.button}">${action.label}</a></p>`}
${note === undefined ? '' : html`<p style="${look.quiet}">${note}</p>`}
</div></body></html>`
  return String(page)
}

function toText({ greeting, paragraphs, facts = [], action, note }: MailText): string {
  const rows = facts.map(([name, value]) => `${name} : ${value}`).join('\n')
  const parts = [greeting, ...paragraphs, rows, action && `${action.label} :\n${action.url}`, note, signature]
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n')
}

/** The e-mail as both of its versions, in the house's look. */
export async function composeMail(mail: MailText): Promise<OutgoingMessage> {
  const { to, subject, locale } = mail
  return { kind: 'email', to, subject, html: await toHtml(mail), text: toText(mail), locale }
}
