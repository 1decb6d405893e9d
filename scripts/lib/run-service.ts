import type { Service } from './processes.ts'

/**
 * A signal that is aborted when this process is asked to stop (Ctrl-C, a service manager, a closed terminal). A second
 * request changes nothing, because npm passes on a signal that the terminal has delivered already.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
  return controller.signal
}

/** Resolves when `signal` is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** Runs one service until it ends or this process is asked to stop; returns the exit code. */
export async function runService(start: () => Service): Promise<number> {
  const signal = stopSignal()
  const service = start()
  const ended = await Promise.race([service.exited, aborted(signal)])
  if (typeof ended === 'number') return ended
  await service.stop()
  return 0
}
