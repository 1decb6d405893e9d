import { createFileRoute } from '@tanstack/react-router'
import { endGuestForm } from '~/features/guests/guests.schema.ts'
import { endGuest } from '~/server/account/guests.server.ts'
import { guestForm, guestOwner } from '~/server/composition/guests.server.ts'

const respond = guestForm(guestOwner, endGuestForm, endGuest)

/** `POST /api/account/guests/end`: ends an invitation or an access. */
export const Route = createFileRoute('/api/account/guests/end')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
