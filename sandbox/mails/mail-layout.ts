import { html } from 'hono/html'
import type { Html } from '../web/page.ts'

/** What a mail says. Every text is in `language`; the plain version holds the same. */
export type MailContent = {
  readonly language: 'fr' | 'en'
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  /** What to know besides: printed small. */
  readonly notes?: readonly string[]
}

/** Both forms of a mail, as a mail server takes them. */
export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string }

const texts = {
  fr: {
    brandLine: 'Fonds non cotés',
    regards: 'L’équipe Orvanne Gestion',
    copyLink: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur\u00a0:',
    sender:
      'Orvanne Gestion est une société de gestion imaginaire. Ce message est envoyé automatiquement\u00a0: les réponses ne sont pas lues. Nous ne demandons jamais de mot de passe par e-mail.',
  },
  en: {
    brandLine: 'Unlisted funds',
    regards: 'The Orvanne Gestion team',
    copyLink: 'If the button does not open, copy this address into your browser:',
    sender:
      'Orvanne Gestion is an invented asset manager. This message is sent automatically and replies are not read. We never ask for a password by e-mail.',
  },
} as const

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "font-family:Georgia,'Times New Roman',serif"
const paragraphStyle = `margin:0 0 16px;${sans};font-size:16px;line-height:26px;color:#0f191a`
const smallStyle = `margin:0 0 12px;${sans};font-size:14px;line-height:22px;color:#5d625c`

function actionButton({ label, url }: NonNullable<MailContent['action']>): Html {
  const style = `display:inline-block;padding:13px 24px;${sans};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:6px`
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
    <td style="border-radius:6px;background:#134232"><a href="${url}" style="${style}">${label}</a></td>
  </tr></table>`
}

function linkLine(words: (typeof texts)['fr' | 'en'], url: string): Html {
  return html`<p style="${smallStyle}">${words.copyLink}<br />
    <a href="${url}" style="color:#134232;word-break:break-all">${url}</a></p>`
}

function mailBody({ language, subject, greeting, paragraphs, action, notes = [] }: MailContent): Html {
  const words = texts[language]
  return html`<h1 style="margin:0 0 24px;${serif};font-size:26px;line-height:34px;font-weight:400;color:#0f191a">${subject}</h1>
    <p style="${paragraphStyle}">${greeting}</p>
    ${paragraphs.map((paragraph) => html`<p style="${paragraphStyle}">${paragraph}</p>`)}
    ${action === undefined ? '' : actionButton(action)}
    ${action === undefined ? '' : linkLine(words, action.url)}
    ${notes.map((note) => html`<p style="${smallStyle}">${note}</p>`)}
    <p style="${paragraphStyle};margin-top:24px">${words.regards}</p>`
}

function layout(content: MailContent): Html {
  const { language, subject, paragraphs } = content
  const words = texts[language]
  const nameStyle = `${serif};font-size:20px;line-height:28px;color:#134232`
  const hidden = 'display:none;max-height:0;overflow:hidden;opacity:0'
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light" />
    <title>${subject}</title>
  </head>
  <body style="margin:0;padding:0;background:#f3efe7">
    <div style="${hidden}">${paragraphs[0]}</div>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3efe7"><tr>
      <td align="center" style="padding:32px 12px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
          <tr><td style="padding:0 8px 20px"><span style="${nameStyle}">Orvanne Gestion</span>
            <span style="${sans};font-size:14px;color:#5d625c">&nbsp;&nbsp;${words.brandLine}</span></td></tr>
          <tr><td style="padding:40px 36px 28px;background:#ffffff;border:1px solid #e3dfd8;border-top:3px solid #134232;border-radius:6px">
            ${mailBody(content)}</td></tr>
          <tr><td style="padding:20px 8px"><p style="${smallStyle};font-size:13px;line-height:20px">${words.sender}</p></td></tr>
        </table>
      </td>
    </tr></table>
  </body>
</html>`
}

function plainText({ language, greeting, paragraphs, action, notes = [] }: MailContent): string {
  const words = texts[language]
  const link = action === undefined ? [] : [`${action.label}\n${action.url}`]
  const parts = [greeting, ...paragraphs, ...link, ...notes, words.regards, `-- \n${words.sender}`]
  return parts.join('\n\n')
}

/** Renders a mail: HTML of tables and inline styles, as mail programs need it, and the same as plain text. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  return { subject: content.subject, html: String(await layout(content)), text: plainText(content) }
}
