import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { parisTime } from '~/lib/calendar-period.ts'
import { failure, type Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { askingOf } from '~/server/account/account-deps.server.ts'
import { describeNotifications } from '~/server/account/notifications.server.ts'
import { describePrivateFeed } from '~/server/account/private-feed.server.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { account } from '~/server/composition/account.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { privateFeedDeps, privateFeedRequirement } from '~/server/composition/feeds.server.ts'
import {
  type MailSettingsView,
  type NotificationsView,
  notificationsSearchSchema,
  type PrivateFeedView,
} from './notifications.schema.ts'
/**
 * Reads one page of the user's notifications, newest first; `not_found` where the portal has no
 * notifications.
 */
export const getNotifications = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(notificationsSearchSchema) }))
  .handler(
    privateCalls.handle(
      { allowsUnverified: true },
      async ({ data: { locale, search }, session }): Promise<Outcome<NotificationsView>> => {
        if (!account.hasNotifications) return failure('not_found')
        const { page = 1, category } = search
        const nowMs = Date.now()
        const listed = await account.calls.listNotifications({ ...askingOf(session, locale), page, category })
        return outcomeOf(listed, (list) => describeNotifications(list, { locale, nowMs }, account))
      },
    ),
  )

/** Reads the email frequency of each topic; `not_found` if the product API sends no such emails. */
export const getMailSettings = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle(
      { allowsUnverified: true },
      async ({ data: { locale }, session }): Promise<Outcome<MailSettingsView>> => {
        if (!account.hasNotifications) return failure('not_found')
        const settings = await account.calls.getMailSettings(askingOf(session, locale))
        return outcomeOf(settings, ({ bouncedAt, ...pace }) => ({
          pace,
          bouncedOn: bouncedAt === null ? null : parisTime(Date.parse(bouncedAt)).date,
        }))
      },
    ),
  )

/** Reads the state of an investor's private calendar and feed, and addresses that were just created, once. */
export const getPrivateFeed = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle(
      privateFeedRequirement,
      async ({ data: { locale }, session }): Promise<Outcome<PrivateFeedView>> =>
        outcomeOf(
          await describePrivateFeed(session, locale, privateFeedDeps),
          ({ addresses, createdAt }) => ({
            addresses,
            createdOn: createdAt === null ? null : parisTime(Date.parse(createdAt)).date,
          }),
        ),
    ),
  )
