import type { Outcome } from '~/lib/outcome.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'
import { ownPageHead } from '~/routing/page-status/own-page-head.ts'
import type { SignInView } from './history.schema.ts'

const lastPage = 100_000

/** Categories of notifications, in display order. */
export const notificationCategories = ['documents', 'funds', 'notices', 'requests', 'security'] as const

/** Search of the notifications. */
export const notificationsSearchSchema = searchSchema({
  category: oneOf(notificationCategories),
  page: pageNumber(lastPage),
  /** The form that redirected here. */
  saved: oneOf(['mails']),
})

export type NotificationsSearch = ReturnType<typeof notificationsSearchSchema.parse>

type FundOfNotification = { readonly name: string; readonly key: string }
type Decision = 'accepted' | 'refused'

type Subject =
  | {
      readonly kind: 'document'
      readonly fund: FundOfNotification
      readonly title: string
      readonly href: string
      readonly language: Locale
    }
  | {
      readonly kind: 'valuation'
      readonly fund: FundOfNotification
      readonly share: string
      /** Value of one share, in the unit of its currency. */
      readonly value: { readonly amount: string; readonly currency: string }
    }
  | {
      readonly kind: 'notice'
      readonly fund: FundOfNotification
      readonly notice: {
        readonly id: string
        readonly kind: 'call' | 'distribution'
        readonly number: number
      }
      /** `YYYY-MM-DD`. */
      readonly dueOn: string
    }
  | {
      readonly kind: 'request'
      readonly fund: FundOfNotification
      readonly decision: Decision
      readonly request: string
      readonly reference: string
      readonly client: string
    }
  | { readonly kind: 'registration'; readonly decision: Decision }
  | ({ readonly kind: 'sign_in'; readonly event: 'failed' | 'new_device' | 'reported' } & Pick<
      SignInView,
      'browser' | 'system' | 'address' | 'location'
    >)

/** Notification as shown to the user. */
export type NotificationView = Subject & {
  readonly id: string
  readonly isRead: boolean
  /** Day (`YYYY-MM-DD`) and, where known, time (`HH:MM`) in Paris. */
  readonly date: string
  readonly time: string | null
}

export type NotificationsView = {
  readonly notifications: readonly NotificationView[]
  /** Number of unread notifications in all categories. */
  readonly unread: number
  readonly page: { readonly number: number; readonly count: number }
  /** Instant (ISO 8601) up to which the page lists notifications. */
  readonly until: string
}

/** Head of the notifications page. */
export const notificationsHead = (
  locale: Locale,
  loaded: Outcome<unknown> | undefined,
  page: number | undefined,
) => ownPageHead(locale, translationsOf(locale).notifications.title(), { loaded, page })
