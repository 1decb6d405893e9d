import { createFileRoute } from '@tanstack/react-router'
import { endGuestViewForm } from '~/features/guests/guests.schema.ts'
import { endGuestView } from '~/server/account/guests.server.ts'
import { guestForm, guestRequirement } from '~/server/composition/guests.server.ts'

const respond = guestForm(guestRequirement, endGuestViewForm, endGuestView)

/** `POST /api/account/guest-view/end`: ends reading, and returns to the guest's own account. */
export const Route = createFileRoute('/api/account/guest-view/end')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
