import { createFileRoute } from '@tanstack/react-router'
import { acceptGuestForm } from '~/features/guests/guests.schema.ts'
import { acceptGuestInvitation } from '~/server/account/guests.server.ts'
import { guestForm, guestRequirement } from '~/server/composition/guests.server.ts'

const respond = guestForm(guestRequirement, acceptGuestForm, acceptGuestInvitation)

/** `POST /api/account/guests/accept`: accepts an invitation. */
export const Route = createFileRoute('/api/account/guests/accept')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
