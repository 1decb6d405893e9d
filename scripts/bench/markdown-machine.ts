/** When a run began, to the minute. */
export const describeRun = (startedAt: string) => `Run of ${startedAt.slice(0, 16).replace('T', ' ')} UTC`
