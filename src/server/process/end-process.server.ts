import { setTimeout as wait } from 'node:timers/promises'
import { log } from './log.server.ts'

const lookEveryMs = 50

// framework-seam: system-work
/** Reports whether a resource is a pending system call: a name look-up or file access. */
const isSystemWork = (resource: string): boolean => /^(FSReq|GetAddrInfoReq|GetNameInfoReq)/.test(resource)

const systemWork = (): readonly string[] => process.getActiveResourcesInfo().filter(isSystemWork)
// framework-seam end: system-work

/** Waits until no system call of this process is pending, at most `withinMs` milliseconds. */
export async function settleSystemWork(withinMs: number): Promise<void> {
  const endsAtMs = performance.now() + withinMs
  while (systemWork().length > 0 && performance.now() < endsAtMs) await wait(lookEveryMs)
}

/**
 * Exits with status 0. `process.exit` waits for pending system calls, which never return when a name server
 * does not respond or a file share is gone; with pending calls the process is therefore ended by SIGTERM.
 */
export function endProcess(): void {
  const held = systemWork()
  if (held.length > 0) {
    // Written before the signal, after which no code runs.
    log.warn({ held }, 'stopped without waiting for the system')
    process.removeAllListeners('SIGTERM')
    process.kill(process.pid, 'SIGTERM')
  } else log.info('stopped')
  // Also after the signal: the init process of a container ignores its own SIGTERM.
  process.exit(0)
}
