import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { failure, type Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { askingOf } from '~/server/account/account-deps.server.ts'
import { describeNotifications } from '~/server/account/notifications.server.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { account } from '~/server/composition/account.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { type NotificationsView, notificationsSearchSchema } from './notifications.schema.ts'

/**
 * Reads one page of the user's notifications, newest first; `not_found` where the portal has no
 * notifications.
 */
export const getNotifications = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(notificationsSearchSchema) }))
  .handler(
    privateCalls.answer(
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
