import { createFileRoute } from '@tanstack/react-router'
import { privateFeedForm as definition } from '~/features/account/notifications.schema.ts'
import { privateFeedForm } from '~/server/composition/private-feeds.server.ts'

const respond = privateFeedForm(definition)

/** `POST /api/account/private-feed`: creates the addresses of the private calendar and feed, or ends them. */
export const Route = createFileRoute('/api/account/private-feed')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
