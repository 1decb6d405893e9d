import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { SentInvitation } from '~/contract/product-api/partner-team.schema.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { emailDomain } from '~/lib/identifiers/email-domain.ts'
import { type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { failureCodeOf, outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { teamAdminCalls, teamCalls } from '~/server/composition/partner.server.ts'
import { actingPartnerOf } from '~/server/partner/switch-team.server.ts'
import type { InvitationsView, OpenInvitationView } from './invitation.schema.ts'

const dayOf = (instant: string): string => plainDateAt(new Date(instant))

const toOpenInvitation = (wire: SentInvitation): OpenInvitationView => ({
  id: wire.id,
  kind: wire.kind,
  recipient: wire.recipient,
  invitedBy: wire.invited_by,
  sentOn: dayOf(wire.sent_at),
  expiresOn: dayOf(wire.expires_at),
  state: wire.state,
})

/** Reads the latest list of an administrator; null for users who are not, or no longer, administrators. */
async function readLists(asking: {
  readonly locale: Locale
  readonly token: string
}): Promise<Outcome<InvitationsView['lists']>> {
  const latest = await teamAdminCalls.latestList(asking)
  if (latest.kind !== 'ok' && failureCodeOf(latest) === 'forbidden') return success(null)
  return outcomeOf(latest, ({ list }) => ({ nextKey: crypto.randomUUID(), latest: list }))
}

/** Reads the open invitations of the user's team, and the number that the user may still send today. */
export const getInvitations = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle(
      { role: 'partner_user', right: 'team:invite' },
      async ({
        data: { locale },
        session: { accessToken: token, user },
      }): Promise<Outcome<InvitationsView>> => {
        const asking = { locale, token }
        const [sent, lists] = await Promise.all([
          teamCalls.listInvitations(asking),
          user.rights.includes('team:manage') ? readLists(asking) : success(null),
        ])
        if (!lists.ok) return lists
        return outcomeOf(sent, ({ items, left_today }) => ({
          partner: actingPartnerOf(user)?.name ?? '',
          domain: emailDomain(user.email) ?? '',
          open: items.map(toOpenInvitation),
          leftToday: left_today,
          lists: lists.data,
        }))
      },
    ),
  )
