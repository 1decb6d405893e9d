import { createFileRoute } from '@tanstack/react-router'
import { type FormHandler, formsByAddress } from '~/form-tables/forms-by-address.server.ts'
import { partnerForms } from '~/form-tables/partner-forms.server.ts'
import { visitorForms } from '~/form-tables/visitor-forms.server.ts'
import type { FormAddress } from '~/routing/addresses/api-routes.ts'

const forms: Record<FormAddress<'forms'>, FormHandler> = { ...partnerForms, ...visitorForms }

const respond = formsByAddress('/api/forms/', forms)

/** `POST /api/forms/…`: the forms of visitors and of partners' users. */
export const Route = createFileRoute('/api/forms/$')({
  server: { handlers: { ANY: ({ request, params }) => respond({ request, params }) } },
})
