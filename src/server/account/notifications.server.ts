import type {
  MailSettingsUpdate,
  Notification,
  NotificationList,
} from '../../contract/product-api/notification.schema.ts'
import { parisTime } from '../../lib/calendar-period.ts'
import { documentHref } from '../../lib/media-path.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { type AccountDeps, askingOf } from './account-deps.server.ts'
import { describeDevice } from './open-sessions.server.ts'

type Locating = Pick<AccountDeps, 'locations'>

const momentOf = (notification: Notification) =>
  'at' in notification ? parisTime(Date.parse(notification.at)) : { date: notification.date, time: null }

const fundOf = ({ id, name, slug }: { id: string; name: string; slug: string | null }) => ({
  name,
  key: slug ?? id,
})

function describeSubject(notification: Notification, locale: Locale, { locations }: Locating) {
  switch (notification.kind) {
    case 'document': {
      const { kind, fund, document } = notification
      const { id, title, language } = document
      return { kind, fund: fundOf(fund), title, language, href: documentHref(id) } as const
    }
    case 'valuation': {
      const { kind, fund, share, net_asset_value: value } = notification
      return { kind, fund: fundOf(fund), share, value } as const
    }
    case 'notice': {
      const { kind, fund, notice, due_on: dueOn } = notification
      return { kind, fund: fundOf(fund), notice, dueOn } as const
    }
    case 'receipt': {
      const { kind, fund, is_reversal: isReversal, notice } = notification
      return { kind, fund: fundOf(fund), notice, isReversal } as const
    }
    case 'letter': {
      const { kind, fund, letter } = notification
      return { kind, fund: fundOf(fund), letter } as const
    }
    case 'request': {
      const { kind, fund, decision, request } = notification
      const { id, reference, client_name: client } = request
      return { kind, fund: fundOf(fund), decision, request: id, reference, client } as const
    }
    case 'registration':
      return { kind: notification.kind, decision: notification.decision } as const
    case 'sign_in': {
      const { kind, event, device, ip_address: address } = notification
      const location = locations.locate(address, locale)
      return { kind, event, ...describeDevice(device), address, location } as const
    }
  }
}

/** Maps a page of notifications to the view of its page. */
export function describeNotifications(
  { items, unread, page }: NotificationList,
  { locale, nowMs }: { readonly locale: Locale; readonly nowMs: number },
  deps: Locating,
) {
  return {
    notifications: items.map((notification) => ({
      id: notification.id,
      isRead: notification.is_read,
      ...momentOf(notification),
      ...describeSubject(notification, locale, deps),
    })),
    unread,
    page: { number: page.page, count: page.pageCount },
    until: new Date(nowMs).toISOString(),
  }
}

type ReadFields = {
  readonly notification: string
  readonly until: string
  readonly category: string
  readonly page: string
}

/**
 * Marks one notification as read, or all until the time at which the form was rendered, and redirects back to
 * the list.
 */
export async function readNotifications(
  { data, locale }: FormCall<ReadFields>,
  session: Session,
  { calls, hasNotifications }: AccountDeps,
): Promise<FormResult> {
  if (!hasNotifications) return { kind: 'failed', problem: 'not_found' }
  const { notification, until, category, page } = data
  const marks = until === '' ? { notifications: [notification] } : { until }
  const marked = await calls.markNotificationsRead({ ...askingOf(session, locale), marks })
  if (marked.kind !== 'ok') return failedByBackend(marked)
  const search = { ...(category && { category }), ...(page && { page }) }
  return { kind: 'done', location: pathFor({ to: '/account/notifications', locale, search }) }
}

/** Saves the email frequency of each topic, and redirects back to the notifications. */
export async function saveMailSettings(
  { data: pace, locale }: FormCall<MailSettingsUpdate>,
  session: Session,
  { calls, hasNotifications }: AccountDeps,
): Promise<FormResult> {
  if (!hasNotifications) return { kind: 'failed', problem: 'not_found' }
  const saved = await calls.updateMailSettings({ ...askingOf(session, locale), pace })
  if (saved.kind !== 'ok') return failedByBackend(saved)
  const location = pathFor({ to: '/account/notifications', locale, search: { saved: 'mails' } })
  return { kind: 'done', location }
}
