import { createFileRoute } from '@tanstack/react-router'
import { shareEndForm } from '~/features/material/material.schema.ts'
import { materialForm } from '~/server/composition/material.server.ts'
import { endSharedLink } from '~/server/partner/share.server.ts'

const respond = materialForm(shareEndForm, endSharedLink)

/** `POST /api/forms/share-end`: ends a link to a marketing document. */
export const Route = createFileRoute('/api/forms/share-end')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
