import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader, setResponseStatus } from '@tanstack/react-start/server'
import { type Failure, failure, failureStatus, type Outcome, success } from '~/lib/outcome.ts'
import { textSettings } from '~/server/backends/site-content.server.ts'
import { staff } from '~/server/composition/auth.server.ts'
import { productApi, uncachedContentApi } from '~/server/composition/backends.server.ts'
import { env } from '~/server/composition/env.server.ts'
import { offersRights, offersUsage } from '~/server/composition/offered-parts.server.ts'
import { createMissingFiles } from '~/server/images/missing-files.server.ts'
import { listUnshown } from '~/server/staff/unshown-content.server.ts'
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
    const isGone = createMissingFiles({ mediaUrl: env.CONTENT_MEDIA_URL })
    return success(await listUnshown({ contentApi: uncachedContentApi, productApi, textSettings, isGone }))
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
