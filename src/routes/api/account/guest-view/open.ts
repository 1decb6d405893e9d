import { createFileRoute } from '@tanstack/react-router'
import { openAccessForm } from '~/features/guests/guests.schema.ts'
import { openGuestView } from '~/server/account/guests.server.ts'
import { guestForm, guestRequirement } from '~/server/composition/guests.server.ts'

const respond = guestForm(guestRequirement, openAccessForm, openGuestView)

/** `POST /api/account/guest-view/open`: opens the data of an access's owner. */
export const Route = createFileRoute('/api/account/guest-view/open')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
