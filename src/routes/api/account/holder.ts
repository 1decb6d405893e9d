import { createFileRoute } from '@tanstack/react-router'
import { holderForm } from '~/features/session/holder-form.schema.ts'
import { switchHolder } from '~/server/account/holders.server.ts'
import { holderSwitch } from '~/server/composition/holders.server.ts'

const respond = holderSwitch(holderForm, switchHolder)

/** `POST /api/account/holder`: chooses for whom the user acts, and leads to that position. */
export const Route = createFileRoute('/api/account/holder')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
