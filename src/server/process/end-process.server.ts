import { setTimeout as wait } from 'node:timers/promises'
import { log } from './log.server.ts'

const lookEveryMs = 50

// framework-seam: system-work
/** Work that the system does for this process: looking up names, reading files. */
const isSystemWork = (resource: string): boolean => /^(FSReq|GetAddrInfoReq|GetNameInfoReq)/.test(resource)

const systemWork = (): readonly string[] => process.getActiveResourcesInfo().filter(isSystemWork)
// framework-seam end: system-work

/** Waits until the system works for this process no more, `withinMs` at most. */
export async function settleSystemWork(withinMs: number): Promise<void> {
  const endsAtMs = performance.now() + withinMs
  while (systemWork().length > 0 && performance.now() < endsAtMs) await wait(lookEveryMs)
}

/**
 * Ends this process with 0. That waits for work which the system has begun, for ever where a name server is silent or a
 * file's share is gone: where there is such work, the process ends by SIGTERM instead.
 */
export function endProcess(): void {
  const held = systemWork()
  if (held.length > 0) {
    // Written at once, since nothing is after the signal.
    log.warn({ held }, 'stopped without waiting for the system')
    process.removeAllListeners('SIGTERM')
    process.kill(process.pid, 'SIGTERM')
  } else log.info('stopped')
  // After the signal, too: the first process of a container does not end by its own.
  process.exit(0)
}
