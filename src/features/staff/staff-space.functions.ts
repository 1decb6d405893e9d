import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader, setResponseStatus } from '@tanstack/react-start/server'
import { type Failure, failure, failureStatus, type Outcome, success } from '~/lib/outcome.ts'
import { staff } from '~/server/composition/auth.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { env } from '~/server/composition/env.server.ts'
import { offersRights, offersUsage } from '~/server/composition/offered-parts.server.ts'
import { unshownChecks } from '~/server/composition/unshown-checks.server.ts'
import type { StaffSpace, UnshownView } from './staff-space.schema.ts'

function refused(): Failure {
  setResponseStatus(failureStatus.forbidden)
  return failure('forbidden')
}

/** Reads the published content that cannot be shown (P-093), for staff only. */
export const getUnshownContent = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Outcome<UnshownView>> => {
    const signIn = await staff.read(getRequestHeader('cookie') ?? null)
    if (signIn === undefined) return refused()
    return success(await unshownChecks.look())
  },
)

/** Reads the staff home page's data, for staff only: authorised again, independently of the page's guard. */
export const getStaffSpace = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Outcome<StaffSpace>> => {
    const signIn = await staff.read(getRequestHeader('cookie') ?? null)
    if (signIn === undefined) return refused()
    const tools = { backOffice: env.BACK_OFFICE_URL, contentAdmin: env.CONTENT_ADMIN_URL }
    const { email, username } = signIn.user
    const [hasUsage, hasRights, funds] = await Promise.all([
      offersUsage(),
      offersRights(),
      productApi.listFunds({ locale: 'fr', filters: { pageSize: 1 } }),
    ])
    const hasNoFunds = funds.kind === 'ok' && funds.data.page.total === 0
    return success({ name: username, email, tools, hasRights, hasUsage, hasNoFunds })
  },
)
