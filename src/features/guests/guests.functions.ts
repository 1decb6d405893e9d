import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { longestGuestYears } from '~/contract/product-api/guest.schema.ts'
import type { PortalUser } from '~/contract/product-api/user.schema.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { addYears } from '~/lib/plain-date.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { failureCodeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { guestCalls, guestRequirement } from '~/server/composition/other-accounts.server.ts'
import type { AccessPageView, InvitationView } from './guests.schema.ts'

type Asking = { readonly locale: Locale; readonly token: string }

async function readInvitation(asking: Asking, secret: string): Promise<Outcome<InvitationView>> {
  const found = await guestCalls.invitation(asking, secret)
  if (found.kind !== 'ok')
    return found.kind === 'refused' && found.status === 410 ? success(null) : failure(failureCodeOf(found))
  const { holders = [], is_for_reader: isForReader, owner, scope, until } = found.data
  return success({ secret, owner, holders, scope, until, isForReader })
}

async function readGuests(asking: Asking): Promise<Outcome<AccessPageView['guests']>> {
  const found = await guestCalls.guests(asking)
  if (found.kind !== 'ok') return failure(failureCodeOf(found))
  return success(
    found.data.items.map(({ id, email, holders = [], name, scope, state, until, last_opened_at: last }) => ({
      ...{ id, email, holders, name, scope, state, until },
      lastOpenedOn: last === null ? null : plainDateAt(new Date(last)),
    })),
  )
}

async function readAccesses(asking: Asking): Promise<Outcome<AccessPageView['accesses']>> {
  const found = await guestCalls.accesses(asking)
  return found.kind === 'ok' ? success(found.data.items) : failure(failureCodeOf(found))
}

const holdersToActFor = (user: PortalUser): readonly string[] =>
  user.role === 'investor'
    ? (user.mandates ?? []).filter(({ power }) => power === 'act').map(({ holder }) => holder)
    : []

/** Reads the user's guests, the accesses given to the user, and the invitation of a link (P-620). */
export const getAccess = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, invitation: z.optional(z.string().check(z.maxLength(100))) }))
  .handler(
    privateCalls.handle(
      guestRequirement,
      async ({ data: { invitation: secret, locale }, session }): Promise<Outcome<AccessPageView>> => {
        const { accessToken: token, user } = session
        const asking = { locale, token }
        const isVerified = user.role === 'investor' && user.verification === 'verified'
        const mayGive = isVerified && user.rights.includes('funds:read')
        const [guests, accesses, invitation] = await Promise.all([
          mayGive ? readGuests(asking) : success(null),
          readAccesses(asking),
          secret === undefined ? undefined : readInvitation(asking, secret),
        ])
        if (!guests.ok) return guests
        if (!accesses.ok) return accesses
        const firstDay = plainDateAt(new Date())
        return success({
          guests: guests.data,
          accesses: accesses.data,
          ...(invitation === undefined ? {} : { invitation }),
          firstDay,
          lastDay: addYears(firstDay, longestGuestYears),
          holders: holdersToActFor(user),
        })
      },
    ),
  )
