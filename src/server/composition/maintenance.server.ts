import { join } from 'node:path'
import { paths } from '../../routing/addresses/route-table.ts'
import { preferredLocale } from '../http/preferred-locale.server.ts'
import { createMaintenance } from '../maintenance/maintenance.server.ts'
import { createMaintenanceBypass, createMaintenanceSwitch } from '../maintenance/maintenance-bypass.server.ts'
import type { Incoming } from '../pipeline/incoming.server.ts'
import { log } from '../process/log.server.ts'
import { createCookies } from '../session/cookies.server.ts'
import { purges } from './backends.server.ts'
import { env } from './env.server.ts'

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
