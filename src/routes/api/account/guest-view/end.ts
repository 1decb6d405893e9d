import { createFileRoute } from '@tanstack/react-router'
import { endGuestViewForm } from '~/features/guests/guests.schema.ts'
import { endGuestView } from '~/server/account/guests.server.ts'
import { guestForm, guestRequirement } from '~/server/composition/guests.server.ts'

// The way out is never refused to a page that was open for long: it discloses nothing and leads to the guest's own account.
const respond = guestForm(guestRequirement, endGuestViewForm, endGuestView, 'origin')

/** `POST /api/account/guest-view/end`: ends reading, and returns to the guest's own account. */
export const Route = createFileRoute('/api/account/guest-view/end')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
