import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader, setResponseStatus } from '@tanstack/react-start/server'
import { failure, failureStatus, type Outcome, success } from '~/lib/outcome.ts'
import { env } from '~/server/env.server.ts'
import { staff } from '~/server/portal-auth.server.ts'
import type { StaffSpace } from './staff-space.schema.ts'

/** The teams' space, for staff only: asked anew whatever the page's guard has found. */
export const getStaffSpace = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Outcome<StaffSpace>> => {
    const signIn = await staff.read(getRequestHeader('cookie') ?? null)
    if (signIn === undefined) {
      setResponseStatus(failureStatus.forbidden)
      return failure('forbidden')
    }
    const tools = { backOffice: env.BACK_OFFICE_URL, contentAdmin: env.CONTENT_ADMIN_URL }
    return success({ name: signIn.user.username, email: signIn.user.email, tools })
  },
)
