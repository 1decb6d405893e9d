import * as z from 'zod/mini'
import { oneChoice } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
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
      readonly kind: 'receipt'
      readonly fund: FundOfNotification
      readonly notice: { readonly id: string; readonly number: number }
      readonly isReversal: boolean
    }
  | {
      readonly kind: 'letter'
      readonly fund: FundOfNotification
      readonly letter: { readonly id: string; readonly subject: string }
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

/** Email topics, in display order. */
export const mailTopics = ['notices', 'documents', 'values'] as const

/** Email frequencies of a topic. */
export const mailFrequencies = ['at_once', 'daily', 'weekly', 'never'] as const

type MailPace = Readonly<Record<(typeof mailTopics)[number], (typeof mailFrequencies)[number]>>

/** The pace of each topic, and since which day the address refuses emails. */
export type MailSettingsView = { readonly pace: MailPace; readonly bouncedOn: string | null }

/** Form that changes the email frequency of each topic. */
export const mailSettingsForm: FormDefinition<Readonly<Record<keyof MailPace, string>>, MailPace> = {
  name: 'mail-settings',
  empty: { notices: '', documents: '', values: '' },
  schema: z.object({
    notices: oneChoice(mailFrequencies),
    documents: oneChoice(mailFrequencies),
    values: oneChoice(mailFrequencies),
  }),
}

const acts = ['create', 'revoke'] as const

/** Creates the addresses of the private calendar and feed, or ends them. */
export const privateFeedForm: FormDefinition<
  { readonly act: string },
  { readonly act: (typeof acts)[number] }
> = {
  name: 'private-feed',
  empty: { act: '' },
  schema: z.object({ act: oneChoice(acts) }),
}

/** Since which day there are addresses; they themselves are shown once, to the session that created them. */
export type PrivateFeedView = {
  readonly createdOn: string | null
  readonly addresses: { readonly calendar: string; readonly feed: string } | null
}
