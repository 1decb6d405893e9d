import { brand } from '../../brand.ts'
import type { Notification } from '../../contract/product-api/notification.schema.ts'
import { privateFeedEndpoints } from '../../contract/product-api/notification-endpoints.ts'
import { type AtomEntry, writeAtom } from '../../lib/atom.ts'
import { type CalendarEvent, writeCalendar } from '../../lib/icalendar.ts'
import { translationsOf } from '../../lib/translations.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { type Locale, languageTags } from '../../routing/addresses/locales.ts'
import { type BackendOutcome, mapOutcome } from '../backends/backend-outcome.server.ts'
import { callOf } from '../backends/product-api/call-of.server.ts'
import type { HttpClient } from '../http/http-client.server.ts'

/** Language and origin of a private feed, and the instant at which it is asked for. */
export type PrivateFeedPlace = { readonly locale: Locale; readonly publicUrl: string; readonly now: Date }

/** The two forms of a feed: dates for a calendar, news for a feed reader. */
export type PrivateFeedForm = 'ics' | 'xml'

const tagUri = ({ publicUrl }: PrivateFeedPlace, name: string): string =>
  `tag:${new URL(publicUrl).hostname},2026:${name}`

type NoticeNews = Extract<Notification, { kind: 'notice' }>

type ReceiptNews = Extract<Notification, { kind: 'receipt' }>

const isNotice = (item: Notification): item is NoticeNews => item.kind === 'notice'

const noticeTitle = ({ fund, notice }: NoticeNews, { locale }: PrivateFeedPlace): string => {
  const words = translationsOf(locale).notifications.notice
  return `${words[notice.kind]({ number: String(notice.number) })}, ${fund.name}`
}

const noticeHref = ({ notice }: NoticeNews | ReceiptNews, { locale, publicUrl }: PrivateFeedPlace): string =>
  `${publicUrl}${pathFor({ to: '/account/notices/$id', params: { id: notice.id }, locale })}`

const receiptTitle = ({ fund, is_reversal, notice }: ReceiptNews, { locale }: PrivateFeedPlace): string => {
  const words = translationsOf(locale).notifications.receipt
  return `${words[is_reversal ? 'reversed' : 'received']({ number: String(notice.number) })}, ${fund.name}`
}

const toEvent = (item: NoticeNews, place: PrivateFeedPlace): CalendarEvent => ({
  uid: `${item.id}@${new URL(place.publicUrl).hostname}`,
  date: item.due_on,
  title: noticeTitle(item, place),
  href: noticeHref(item, place),
})

/**
 * Returns the entry of a notification: fund, type and period, never an amount; empty for kinds that private feeds leave
 * out.
 */
function toEntries(item: Notification, place: PrivateFeedPlace): AtomEntry[] {
  const { locale, publicUrl } = place
  if (!('date' in item)) return []
  const common = { id: tagUri(place, `private/${item.id}/${locale}`), updated: `${item.date}T00:00:00Z` }
  if (isNotice(item)) return [{ ...common, title: noticeTitle(item, place), href: noticeHref(item, place) }]
  if (item.kind === 'receipt')
    return [{ ...common, title: receiptTitle(item, place), href: noticeHref(item, place) }]
  const { privateFeed } = translationsOf(locale).notifications
  if (item.kind === 'letter') {
    const { fund, letter } = item
    const href = pathFor({ to: '/account/letters/$id', params: { id: letter.id }, locale })
    return [{ ...common, title: privateFeed.letter({ fund: fund.name }), href: `${publicUrl}${href}` }]
  }
  const title =
    item.kind === 'document'
      ? `${item.document.title}, ${item.fund.name}`
      : privateFeed.value({ fund: item.fund.name, share: item.share })
  const to = item.kind === 'document' ? '/account/documents' : '/account/funds'
  return [{ ...common, title, href: `${publicUrl}${pathFor({ to, locale })}` }]
}

function write(items: readonly Notification[], form: PrivateFeedForm, place: PrivateFeedPlace): string {
  const { privateFeed } = translationsOf(place.locale).notifications
  const { locale, now, publicUrl } = place
  if (form === 'ics') {
    const events = items.filter(isNotice).map((item) => toEvent(item, place))
    return writeCalendar({
      name: privateFeed.calendarName(),
      program: brand.name,
      language: locale,
      now,
      events,
    })
  }
  const page = `${publicUrl}${pathFor({ to: '/account/notifications', locale })}`
  return writeAtom({
    // Not the address itself, which is a secret.
    id: tagUri(place, `private-feed/${locale}`),
    title: privateFeed.feedName(),
    selfHref: page,
    pageHref: page,
    author: brand.name,
    language: languageTags[locale],
    entries: items.flatMap((item) => toEntries(item, place)),
  })
}

/** Reads a private feed by its secret and writes it in one of its forms. */
export async function readPrivateFeed(
  http: Pick<HttpClient, 'json'>,
  { form, secret }: { readonly form: PrivateFeedForm; readonly secret: string },
  place: PrivateFeedPlace,
): Promise<BackendOutcome<string>> {
  const call = callOf(privateFeedEndpoints.readPrivateFeed)
  const read = await http.json({ ...call, locale: place.locale, body: { secret } })
  return mapOutcome(read, ({ items }) => write(items, form, place))
}
