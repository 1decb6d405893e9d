import { join } from 'node:path'
import { paths } from '../../routing/addresses/route-table.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import {
  createMaintenance,
  createMaintenanceBypass,
  createMaintenanceSwitch,
} from '../maintenance/maintenance.server.ts'
import type { Incoming } from '../pipeline/incoming.server.ts'
import { readHealth } from '../process/health.server.ts'
import { log } from '../process/log.server.ts'
import { createCookies } from '../session/cookies.server.ts'
import { identity, stateStore } from './auth.server.ts'
import { circuits, contentApi, productApi, purges } from './backends.server.ts'
import { env } from './env.server.ts'

const healthLivesS = 60

/** Handles `GET /api/health`: 200 while the process runs; with `?ready`, 503 while it cannot serve. */
export async function handleHealth(request: Request): Promise<Response> {
  const isReadiness = new URL(request.url).searchParams.has('ready')
  const questions = {
    productApi: () => productApi.listFundFields({ locale: 'fr' }),
    contentBackend: () => contentApi.listPages({ locale: 'fr', pageSize: 1, detail: 'address' }),
    identityProvider: () => identity.discovery.metadata(),
    // A write, since a read-only replica would still answer reads.
    sessionStore: () => stateStore.set('health', '', healthLivesS),
  }
  const health = await readHealth(isReadiness, questions, circuits)
  return Response.json(health, { status: health.status === 'unavailable' ? 503 : 200 })
}

const hasNoLanguage = (pathname: string): boolean => !/^\/(fr|en)(\/|$)/.test(paths.toInternal(pathname))

/** Maintenance mode, controlled by the configuration and by the file `maintenance` in the data folder. */
export const maintenance = createMaintenance({
  isOn: createMaintenanceSwitch({
    isOnByDefault: env.MAINTENANCE,
    file: join(env.DATA_DIR, 'maintenance'),
  }),
  bypass: createMaintenanceBypass({
    cookies: createCookies(env.PUBLIC_URL),
    secret: env.MAINTENANCE_SECRET,
  }),
  parameter: env.MAINTENANCE_PARAM,
  localeOf: ({ pathname, request, locale }: Incoming) =>
    hasNoLanguage(pathname) ? preferredLocale(request) : locale,
  onSwitch: (isOn) => {
    log.warn({ isOn }, 'maintenance switched')
    purges.purge('all')
  },
})
