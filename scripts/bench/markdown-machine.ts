import type { Machine } from './machine.ts'

/** When a run began, to the minute. */
export const describeRun = (startedAt: string) => `Run of ${startedAt.slice(0, 16).replace('T', ' ')} UTC`

/** How fast the machine was before the run: times of two runs compare by these. */
export const describeSpeed = ({ speed }: Machine) =>
  `Before the run Node alone started in ${Math.round(speed.nodeStartMs)} ms, and a page of memory (4 KiB) that nothing had used took ${speed.freshPageUs.toFixed(1)} µs`
