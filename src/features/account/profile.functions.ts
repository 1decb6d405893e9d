import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { failure, type Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { askingOf } from '~/server/account/account-deps.server.ts'
import { profileOf } from '~/server/account/read-profile.server.ts'
import { passkeyCodeUrl } from '~/server/account/two-factor.server.ts'
import { failureCodeOf, outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { account } from '~/server/composition/account.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import type { ProfileEditView, ProfileView } from './profile.schema.ts'

const requirement = { allowsUnverified: true }

/** Reads the current profile from the product API, in the page's language. */
export const getProfile = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle(requirement, async ({ data: { locale }, session }): Promise<Outcome<ProfileView>> => {
      return outcomeOf(await account.readUser(session, locale), (user) => profileOf(user, locale))
    }),
  )

/** Reads the profile to edit, with the kind of re-authentication that the form requires. */
export const getProfileToEdit = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle(
      requirement,
      async ({ data: { locale }, session }): Promise<Outcome<ProfileEditView>> => {
        const [status, found] = await Promise.all([
          account.calls.getTwoFactor(askingOf(session, locale)),
          account.readUser(session, locale),
        ])
        if (status.kind !== 'ok') return failure(failureCodeOf(status))
        return outcomeOf(found, (user) => ({
          profile: profileOf(user, locale),
          asksForCode: status.data.enabled,
          passkeyUrl: passkeyCodeUrl(status.data, locale),
        }))
      },
    ),
  )
