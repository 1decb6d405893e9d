import { createFileRoute } from '@tanstack/react-router'
import { shareForm } from '~/features/material/material.schema.ts'
import { materialForm } from '~/server/composition/material.server.ts'
import { shareDocument } from '~/server/partner/share.server.ts'

const respond = materialForm(shareForm, shareDocument)

/** `POST /api/forms/share`: shares a marketing document with a client by a link. */
export const Route = createFileRoute('/api/forms/share')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
