import { createFileRoute } from '@tanstack/react-router'
import { finishStaffSignIn } from '~/server/portal-auth.server.ts'

/** Where the content backend sends a browser after one of its providers has signed a member of staff in. */
export const Route = createFileRoute('/connect/$provider/redirect')({
  server: { handlers: { GET: ({ request, params }) => finishStaffSignIn(request, params.provider) } },
})
