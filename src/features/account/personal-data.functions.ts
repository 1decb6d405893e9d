import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { collectPersonalData, describePersonalData } from '~/server/account/personal-data.server.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { account } from '~/server/composition/account.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import type { PersonalDataView } from './personal-data.schema.ts'

/** Reads the personal data held about the user, with retention dates. */
export const getPersonalData = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle(
      { allowsUnverified: true },
      async ({ data: { locale }, session }): Promise<Outcome<PersonalDataView>> =>
        outcomeOf(await collectPersonalData(session, locale, account), describePersonalData),
    ),
  )
