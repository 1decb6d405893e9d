import type { MailTopic, Notification } from '../../../src/contract/product-api/notification.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import type { OutgoingMessage } from '../../mailbox/outgoing-message.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { mailLanguageOf } from '../../mails/mail-language.ts'
import { portalPage, unsubscribeAddress } from '../../registration/portal-paths.ts'
import { dateInWords } from '../../seed/date-words.ts'
import { notificationMailTexts } from './notification-mail-texts.ts'

type Language = 'fr' | 'en'

/** Rows of one email; the rest is counted. */
const mostRows = 15

type Told = {
  readonly topic: MailTopic
  readonly told: readonly Notification[]
  /** Secret of the link that ends the topic. */
  readonly token: string
  /** The holder whose news the reader is told of, by a mandate; null for their own. */
  readonly holder: string | null
}

const pages = { notices: 'notices', documents: 'documents', values: 'funds' } as const

/** The page that an email leads to; letters have a page of their own. */
function pageOf({ holder, told, topic }: Told): Parameters<typeof portalPage>[1] {
  if (holder !== null) return 'portfolios'
  return told.every(({ kind }) => kind === 'letter') ? 'letters' : pages[topic]
}

/**
 * Returns the row of a notification: the fund, and the type and period of the news; empty for kinds without a topic.
 */
function rowOf(notification: Notification, language: Language): readonly (readonly [string, string])[] {
  const words = notificationMailTexts[language]
  switch (notification.kind) {
    case 'notice': {
      const { kind, number } = notification.notice
      return [[notification.fund.name, words[kind](number, dateInWords(notification.due_on, language))]]
    }
    case 'receipt': {
      const { fund, is_reversal, notice } = notification
      return [[fund.name, words[is_reversal ? 'reversal' : 'receipt'](notice.number)]]
    }
    case 'letter':
      return [[notification.fund.name, words.letter(dateInWords(notification.date, language))]]
    case 'document':
      return [[notification.fund.name, notification.document.title]]
    case 'valuation':
      return [
        [
          notification.fund.name,
          words.value(dateInWords(notification.valued_on ?? notification.date, language)),
        ],
      ]
    default:
      return []
  }
}

function subjectOf({ holder, told, topic }: Told, language: Language): string {
  const { letters, ownFunds, receipts, subjects } = notificationMailTexts[language]
  const kinds = new Set(told.map(({ kind }) => kind))
  const ofOneKind = kinds.has('receipt') ? receipts : kinds.has('letter') ? letters : subjects[topic]
  const counted = kinds.size === 1 ? ofOneKind : subjects[topic]
  return counted(told.length, holder ?? ownFunds)
}

/**
 * Composes the email of one topic in its reader's language. Its headers let mail programs end the topic by one click
 * (RFC 8058).
 */
export async function composeNotificationMail(
  deps: Pick<SandboxDeps, 'env'>,
  account: Account,
  news: Told,
): Promise<OutgoingMessage> {
  const { holder, told, token } = news
  const language = mailLanguageOf(account)
  const words = notificationMailTexts[language]
  const { oneClick, page } = unsubscribeAddress(deps, token, language)
  const rest = told.length - mostRows
  const mail = await composeMail(account.email, {
    language,
    subject: subjectOf(news, language),
    greeting: words.greeting(account.firstName),
    paragraphs: [holder === null ? words.lead(told.length) : words.leadFor(holder)],
    facts: told.slice(0, mostRows).flatMap((notification) => rowOf(notification, language)),
    action: {
      label: words.action,
      url: portalPage(deps, pageOf(news), language),
    },
    notes: [...(rest > 0 ? [words.more(rest)] : []), words.pace],
    lastLink: { label: words.unsubscribe, url: page },
  })
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
