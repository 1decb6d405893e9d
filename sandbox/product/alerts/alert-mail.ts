import type { SandboxDeps } from '../../deps.ts'
import type { OutgoingMessage } from '../../mailbox/outgoing-message.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { alertAddress, portalPage } from '../../registration/portal-paths.ts'
import { dateInWords } from '../../seed/date-words.ts'
import { alertMailTexts } from './alert-mail-texts.ts'
import type { AlertNews } from './alert-news.ts'
import type { AlertRow } from './alert-rows.ts'

type Deps = Pick<SandboxDeps, 'env'>

/** Rows of one email; the rest is counted. */
const mostRows = 15

/** Composes the email with the link that confirms; it names the chosen funds. */
export async function composeConfirmation(
  deps: Deps,
  { email, locale: language, topic }: AlertRow,
  {
    endsAt,
    funds,
    token,
  }: { readonly funds: readonly string[]; readonly token: string; readonly endsAt: Date },
): Promise<OutgoingMessage> {
  const words = alertMailTexts[language]
  const { action, ...said } = words.confirm[topic]
  return composeMail(email, {
    ...{ language, ...said },
    ...(funds.length === 0 ? {} : { facts: [[words.funds, funds.join('\n')] as const] }),
    action: { label: action, url: portalPage(deps, 'alerts', language, { token }), link: { endsAt } },
    notes: [words.confirmNote],
  })
}

function rowOf({ fund, kind, title }: AlertNews, language: 'fr' | 'en'): readonly [string, string] {
  const { kinds, value } = alertMailTexts[language]
  if (kind === 'value') return [fund ?? '', value(dateInWords(title, language))]
  return kind === 'document' ? [fund ?? '', title] : [kinds[kind], title]
}

function subjectOf({ locale, topic }: AlertRow, news: readonly AlertNews[]): string {
  const { fundSubjects, subjects } = alertMailTexts[locale]
  const [only] = news
  const isOne = news.length === 1 && only !== undefined
  if (isOne && only.fund !== null && (only.kind === 'document' || only.kind === 'value'))
    return fundSubjects[only.kind](only.fund)
  return subjects[topic](news.length)
}

const folders = { article: 'articles', guide: 'guides', 'white-book': 'whiteBooks' } as const

/** Page of a piece of news. */
function pageOf(deps: Deps, { kind, path }: AlertNews, language: 'fr' | 'en'): string {
  const folder = kind === 'document' || kind === 'value' ? 'catalogue' : folders[kind]
  return `${portalPage(deps, folder, language)}/${path}`
}

/** Composes the email about news, whose headers end the emails by one click (RFC 8058). */
export async function composeAlert(
  deps: Deps,
  alert: AlertRow,
  { news, token }: { readonly news: readonly AlertNews[]; readonly token: string },
): Promise<OutgoingMessage> {
  const { email, locale: language, topic } = alert
  const words = alertMailTexts[language]
  const { oneClick, page } = alertAddress(deps, token, language)
  const [first] = news
  const rest = news.length - mostRows
  const mail = await composeMail(email, {
    language,
    subject: subjectOf(alert, news),
    paragraphs: [words.leads[topic]],
    facts: news.slice(0, mostRows).map((item) => rowOf(item, language)),
    ...(first && { action: { label: words.actions[topic], url: pageOf(deps, first, language) } }),
    notes: [...(rest > 0 ? [words.more(rest)] : []), words.why[topic]],
    lastLink: { label: words.change, url: page },
  })
  const headers = {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...mail, headers }
}
