import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { askingOf } from '~/server/account/account-deps.server.ts'
import { listOpenSessions } from '~/server/account/open-sessions.server.ts'
import { passkeysOf, readEnrolment, takeRecoveryCodes } from '~/server/account/two-factor.server.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { account } from '~/server/composition/account.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import type { SecurityView, TwoFactorView } from './security.schema.ts'

const requirement = { allowsUnverified: true }

/** Reads the data of the security page; without the product API, sessions can still be shown and ended. */
export const getSecurity = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle(
      requirement,
      async ({ data: { locale }, session }): Promise<Outcome<SecurityView>> => {
        const [twoFactor, sessions] = await Promise.all([
          account.calls.getTwoFactor(askingOf(session, locale)),
          listOpenSessions(session, locale, account),
        ])
        const known = twoFactor.kind === 'ok' ? twoFactor.data : null
        return success({
          isTwoFactorOn: known?.enabled ?? null,
          passkeys: passkeysOf(known?.passkeys, locale),
          sessions,
        })
      },
    ),
  )

/** Reads the state of the user's second factor. */
export const getTwoFactor = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, takesCodes: z.boolean() }))
  .handler(
    privateCalls.handle(
      requirement,
      async ({ data: { locale, takesCodes }, session }): Promise<Outcome<TwoFactorView>> => {
        const status = await account.calls.getTwoFactor(askingOf(session, locale))
        const recoveryCodes = takesCodes ? await takeRecoveryCodes(session, account) : null
        const enrolment = await readEnrolment(session, account)
        return outcomeOf(status, ({ enabled, passkeys, recovery_codes_left }) => ({
          isOn: enabled,
          codesLeft: recovery_codes_left,
          passkeys: passkeysOf(passkeys, locale),
          enrolment: enabled ? null : enrolment,
          recoveryCodes,
        }))
      },
    ),
  )
