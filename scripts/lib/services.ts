import { join } from 'node:path'
import { waitUntilHealthy } from './health.ts'
import { launch, type Service } from './processes.ts'
import { projectDirectory, projectPath } from './project.ts'
import { readSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'

type LaunchChoices = { readonly output?: 'inherit' | 'ignore' | number }

/** A first start seeds the database or, in development, compiles; both are slow on a slow disk. */
const sandboxTimeoutMs = 600_000
const portalTimeoutMs = 120_000

/**
 * Few malloc arenas: each compression thread would otherwise keep freed memory of its own, some 30 MB in
 * all. Transparent huge pages on request: a start has a quarter to nearly a half fewer page faults. Both
 * are glibc settings, ignored elsewhere.
 */
const memory = { MALLOC_ARENA_MAX: '2', GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }

// framework-seam: garbage-collector-settings
/**
 * By default Node sizes the young generation by the machine's memory, which costs 100 MB. Below 32 MiB, the
 * objects of 32 concurrent renders survive two collections, and are then held until a full one.
 */
const newSpace = '--max-semi-space-size=32'
// framework-seam end: garbage-collector-settings

/** Environment of the portal, with the secrets that were generated for it on this machine. */
export function portalVariables({ isLocal, portal, variables }: Settings): Settings['variables'] {
  const secrets = isLocal ? readSecrets(portal.dataDirectory, variables) : {}
  return { NODE_ENV: 'production', ...memory, ...variables, ...secrets }
}

/** Starts the built portal of `directory`, the project's own by default. */
export function launchPortal(
  settings: Settings,
  choices: LaunchChoices & { directory?: string } = {},
): Service {
  const { directory = projectDirectory, ...rest } = choices
  return launch({
    name: 'portal',
    command: [newSpace, join(directory, 'dist/server/node-server.js')],
    directory,
    variables: portalVariables(settings),
    ...rest,
  })
}

/** Starts the built sandbox. */
export function launchSandbox(settings: Settings, choices: LaunchChoices = {}): Service {
  return launch({
    name: 'sandbox',
    command: [projectPath('sandbox/dist/main.js')],
    directory: projectDirectory,
    // Compiled once, on its first start, as the portal does by itself.
    variables: {
      NODE_COMPILE_CACHE: projectPath('sandbox/dist/compile-cache'),
      ...portalVariables(settings),
    },
    ...choices,
  })
}

/** Waits until the portal responds. */
export function portalReady(service: Service, { portal }: Settings): Promise<void> {
  return waitUntilHealthy(service, `${portal.localUrl}/api/health`, portalTimeoutMs)
}

/** Waits until the sandbox responds; its first start takes longer, because it seeds its data. */
export function sandboxReady(service: Service, { sandbox }: Settings): Promise<void> {
  return waitUntilHealthy(service, `${sandbox.localUrl}/health`, sandboxTimeoutMs)
}
