import { createFileRoute } from '@tanstack/react-router'
import { accountForms } from '~/form-tables/account-forms.server.ts'
import { formsByAddress } from '~/form-tables/forms-by-address.server.ts'

const respond = formsByAddress('/api/account/', accountForms)

/** `POST /api/account/…`: the forms of a signed-in user's own pages. */
export const Route = createFileRoute('/api/account/$')({
  server: { handlers: { ANY: ({ request, params }) => respond({ request, params }) } },
})
