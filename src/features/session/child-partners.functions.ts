import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls, userCalls } from '~/server/composition/auth.server.ts'

/** A partner that the user may act for. */
export type ChildPartner = { readonly id: string; readonly name: string }

/** Reads the partners that the signed-in user may act for from the product API. */
export const getChildPartners = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle({ role: 'partner_user' }, async ({ data: { locale }, session }) =>
      outcomeOf(
        await userCalls.listChildPartners({ locale, token: session.accessToken }),
        ({ childs }): readonly ChildPartner[] => childs.map(({ id, name }) => ({ id, name })),
      ),
    ),
  )
