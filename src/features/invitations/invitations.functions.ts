import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { SentInvitation } from '~/contract/product-api/partner-team.schema.ts'
import { emailDomain } from '~/lib/identifiers/email-domain.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { teamCalls } from '~/server/composition/partner.server.ts'
import { actingPartnerOf } from '../../server/partner/switch-team.server.ts'
import type { InvitationsView, OpenInvitationView } from './invitation.schema.ts'

const dayOf = (instant: string) => instant.slice(0, 10)

const toOpenInvitation = (wire: SentInvitation): OpenInvitationView => ({
  id: wire.id,
  kind: wire.kind,
  recipient: wire.recipient,
  invitedBy: wire.invited_by,
  sentOn: dayOf(wire.sent_at),
  expiresOn: dayOf(wire.expires_at),
  state: wire.state,
})

/** Reads the open invitations of the user's team, and the number that the user may still send today. */
export const getInvitations = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.answer(
      { role: 'partner_user', right: 'team:invite' },
      async ({ data: { locale }, session }): Promise<Outcome<InvitationsView>> =>
        outcomeOf(
          await teamCalls.listInvitations({ locale, token: session.accessToken }),
          ({ items, left_today }) => ({
            partner: actingPartnerOf(session.user)?.name ?? '',
            domain: emailDomain(session.user.email) ?? '',
            open: items.map(toOpenInvitation),
            leftToday: left_today,
          }),
        ),
    ),
  )
