import { createFileRoute } from '@tanstack/react-router'
import { usageSearchSchema } from '~/features/desk/publications-search.ts'
import { usagePeriod } from '~/features/desk/usage.ts'
import { usageResponse } from '~/features/desk/usage-file.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { toLocale } from '~/routing/addresses/locales.ts'
import { deskCalls, staffCalls } from '~/server/composition/staff.server.ts'
import { failurePage } from '~/server/http/failure-page.server.ts'

async function handleUsageFile(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = toLocale(searchParams.get('locale'))
  const token = await staffCalls.tokenOf(request)
  if (token === undefined) return failurePage(undefined, locale)
  const period = usagePeriod(
    usageSearchSchema.parse(Object.fromEntries(searchParams)),
    plainDateAt(new Date()),
  )
  const usage = await deskCalls.getUsage({ locale, token, period })
  return usage.kind === 'ok' ? usageResponse(usage.data, period, locale) : failurePage(usage, locale)
}

/** `GET /api/staff/usage.csv?locale=`: the figures of use by day as data (P-682). */
export const Route = createFileRoute('/api/staff/usage.csv')({
  server: { handlers: { GET: ({ request }) => handleUsageFile(request) } },
})
