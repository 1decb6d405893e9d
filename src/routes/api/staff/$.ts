import { createFileRoute } from '@tanstack/react-router'
import { formsByAddress } from '~/form-tables/forms-by-address.server.ts'
import { formsOfStaff } from '~/form-tables/staff-forms.server.ts'

const respond = formsByAddress('/api/staff/', formsOfStaff)

/** `POST /api/staff/…`: the forms of staff. */
export const Route = createFileRoute('/api/staff/$')({
  server: { handlers: { ANY: ({ request, params }) => respond({ request, params }) } },
})
