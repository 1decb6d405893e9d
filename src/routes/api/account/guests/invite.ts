import { createFileRoute } from '@tanstack/react-router'
import { inviteGuestForm } from '~/features/guests/guests.schema.ts'
import { inviteGuest } from '~/server/account/guests.server.ts'
import { guestForm, guestOwner } from '~/server/composition/guests.server.ts'

const respond = guestForm(guestOwner, inviteGuestForm, inviteGuest)

/** `POST /api/account/guests/invite`: invites a guest to read the investor's data. */
export const Route = createFileRoute('/api/account/guests/invite')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
