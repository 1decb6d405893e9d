import { html, raw } from 'hono/html'
import type { Html } from '../web/page.ts'
import { frameTexts, type MailContent } from './mail-content.ts'

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "font-family:Georgia,'Times New Roman',serif"

/** Inline styles, which all mail programs support. The classes set the colours of the dark mode. */
const look = {
  name: `${serif};font-size:20px;line-height:28px;color:#134232`,
  brandLine: `${sans};font-size:14px;color:#5d625c`,
  title: `margin:0 0 24px;${serif};font-size:26px;line-height:34px;font-weight:400;color:#0f191a`,
  text: `margin:0 0 16px;${sans};font-size:16px;line-height:26px;color:#0f191a`,
  small: `margin:0 0 12px;${sans};font-size:14px;line-height:22px;color:#5d625c`,
  sender: `margin:0;${sans};font-size:13px;line-height:20px;color:#5d625c`,
  button: `display:inline-block;padding:13px 24px;${sans};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:6px`,
  link: 'color:#134232;word-break:break-all',
  cell: `padding:10px 16px 10px 0;border-bottom:1px solid #e3dfd8;text-align:left;vertical-align:top;${sans};font-size:15px;line-height:22px`,
  sheet:
    'padding:40px 36px 28px;background:#ffffff;border:1px solid #e3dfd8;border-top:3px solid #134232;border-radius:6px',
  unseen: 'display:none;max-height:0;overflow:hidden;opacity:0',
} as const

const darkColours = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) { .sheet { padding: 28px 20px 20px !important; } }
  @media (prefers-color-scheme: dark) {
    .page { background: #0c1413 !important; }
    .sheet { background: #141d1c !important; border-color: #2a3532 !important; border-top-color: #8fc4ae !important; }
    .ink { color: #ecebe6 !important; }
    .quiet { color: #a9b0aa !important; }
    .accent { color: #8fc4ae !important; }
    .rule { border-bottom-color: #2a3532 !important; }
    .action { background: #8fc4ae !important; }
    .action a { color: #0c1413 !important; }
  }`

function actionButton({ label, url }: NonNullable<MailContent['action']>): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
    <td class="action" style="border-radius:6px;background:#134232"><a href="${url}" style="${look.button}">${label}</a></td>
  </tr></table>`
}

function linkLine(copyLink: string, url: string): Html {
  return html`<p class="quiet" style="${look.small}">${copyLink}<br />
    <a class="accent" href="${url}" style="${look.link}">${url}</a></p>`
}

function factsTable(facts: NonNullable<MailContent['facts']>): Html {
  const rows = facts.map(
    ([name, value]) =>
      html`<tr><th class="quiet rule" scope="row" style="${look.cell};width:30%;font-weight:400;color:#5d625c">${name}</th>
      <td class="ink rule" style="${look.cell};padding-right:0;white-space:pre-wrap;overflow-wrap:anywhere;color:#0f191a">${value}</td></tr>`,
  )
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">${rows}</table>`
}

function mailBody(content: MailContent): Html {
  const { language, subject, greeting, paragraphs, facts, action, notes = [], lastLink } = content
  const words = frameTexts[language]
  const lines = greeting === undefined ? paragraphs : [greeting, ...paragraphs]
  return html`<h1 class="ink" style="${look.title}">${subject}</h1>
    ${lines.map((line) => html`<p class="ink" style="${look.text}">${line}</p>`)}
    ${facts === undefined ? '' : factsTable(facts)}
    ${action === undefined ? '' : actionButton(action)}
    ${action === undefined ? '' : linkLine(words.copyLink, action.url)}
    ${notes.map((note) => html`<p class="quiet" style="${look.small}">${note}</p>`)}
    <p class="ink" style="${look.text};margin-top:24px">${words.regards}</p>
    ${lastLink === undefined ? '' : html`<p style="${look.small}"><a class="accent" href="${lastLink.url}" style="${look.link}">${lastLink.label}</a></p>`}`
}

/** Renders a mail as HTML of tables and inline styles, as mail programs need it, in light and dark mode. */
export function mailLayout(content: MailContent): Html {
  const { language, subject, paragraphs } = content
  const { brandLine, sender } = frameTexts[language]
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${subject}</title>
    <style>${raw(darkColours)}</style>
  </head>
  <body class="page" style="margin:0;padding:0;background:#f3efe7">
    <div style="${look.unseen}">${paragraphs[0]}</div>
    <table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3efe7"><tr>
      <td align="center" style="padding:32px 12px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
          <tr><td style="padding:0 8px 20px"><span class="accent" style="${look.name}">Orvanne Gestion</span>
            <span class="quiet" style="${look.brandLine}">&nbsp;&nbsp;${brandLine}</span></td></tr>
          <tr><td class="sheet" style="${look.sheet}">
            ${mailBody(content)}</td></tr>
          <tr><td style="padding:20px 8px"><p class="quiet" style="${look.sender}">${sender}</p></td></tr>
        </table>
      </td>
    </tr></table>
  </body>
</html>`
}
