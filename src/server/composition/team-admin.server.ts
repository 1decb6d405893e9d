import type { FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import { createTeamAdminCalls } from '../backends/product-api/team-admin-calls.server.ts'
import type { FormResult } from '../forms/form-endpoint.server.ts'
import type { AdminCall } from '../partner/team-admin.server.ts'
import { privateCalls } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { handlePortalForm } from './forms.server.ts'

/** The product API's calls of a team's administrators. */
export const teamAdminCalls = createTeamAdminCalls(productHttp)

const deps = { calls: teamAdminCalls }

/** Role and right required to administer the team that the user acts for. */
export const teamAdministrator = { role: 'partner_user', right: 'team:manage' } as const

/** Creates the handler of a form of a team's administrator. `hasFile` where it holds one. */
export const teamAdminForm = <Values extends FieldValues, Output>(
  definition: FormDefinition<Values, Output>,
  act: (call: AdminCall<Output>, deps: { readonly calls: typeof teamAdminCalls }) => Promise<FormResult>,
  hasFile = false,
) =>
  privateCalls.route<unknown>(teamAdministrator, ({ request, session }) =>
    handlePortalForm(request, {
      definition,
      protection: 'token',
      hasFile,
      act: (call) => act({ ...call, session }, deps),
    }),
  )
