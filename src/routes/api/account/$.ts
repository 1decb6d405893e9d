import { createFileRoute } from '@tanstack/react-router'
import { formsByAddress } from '../-forms-by-address.server.ts'
import { accountForms } from './-account-forms.server.ts'

const respond = formsByAddress('/api/account/', accountForms)

/** `POST /api/account/…`: the forms of a signed-in user's own pages. */
export const Route = createFileRoute('/api/account/$')({
  server: { handlers: { ANY: ({ request, params }) => respond({ request, params }) } },
})
