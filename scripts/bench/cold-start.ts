import { type Stand, type Started, startPortal, startSandbox } from './stand.ts'
import { median } from './statistics.ts'

/** From the start of a process to its first answer, in milliseconds; medians of all starts. */
export type ColdStart = {
  readonly fundCount: number
  /** The sandbox with an empty folder, which it seeds. Measured once. */
  readonly sandboxEmptyMs: number
  readonly sandboxSeededMs: number
  /** The portal's first home page with status 200, the sandbox being up. */
  readonly portalMs: number
  readonly starts: number
}

/** Starts a service again and again, stopping it between; returns how long each start took and the last one. */
async function restart(start: () => Promise<Started>, starts: number): Promise<[number[], Started]> {
  let latest = await start()
  const times = [latest.startedInMs]
  while (times.length < starts) {
    await latest.service.stop()
    latest = await start()
    times.push(latest.startedInMs)
  }
  return [times, latest]
}

/** Measures starts on a stand that is still empty, and leaves its sandbox and portal running. */
export async function measureColdStart(
  stand: Stand,
  starts: number,
): Promise<{ coldStart: ColdStart; sandbox: Started; portal: Started }> {
  const first = await startSandbox(stand)
  await first.service.stop()
  const [sandboxTimes, sandbox] = await restart(() => startSandbox(stand), starts)
  const [portalTimes, portal] = await restart(() => startPortal(stand), starts)
  const coldStart = {
    fundCount: stand.fundCount,
    sandboxEmptyMs: first.startedInMs,
    sandboxSeededMs: median(sandboxTimes),
    portalMs: median(portalTimes),
    starts,
  }
  return { coldStart, sandbox, portal }
}
