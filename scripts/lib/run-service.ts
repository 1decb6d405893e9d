import type { Service } from './processes.ts'
import { aborted, stopSignal } from './stop-signal.ts'

/** Runs one service until it ends or this process is asked to stop; returns the exit code. */
export async function runService(start: () => Service): Promise<number> {
  const signal = stopSignal()
  const service = start()
  const ended = await Promise.race([service.exited, aborted(signal)])
  if (typeof ended === 'number') return ended
  await service.stop()
  return 0
}
