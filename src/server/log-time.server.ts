/**
 * The time of a line of the log, as pino writes it: lines of one millisecond share its text, which takes longer to make
 * than the rest of a kept page's line.
 */
export function createIsoTime(now: () => number): () => string {
  let shownMs = Number.NaN
  let text = ''
  return () => {
    const ms = now()
    if (ms !== shownMs) {
      shownMs = ms
      text = `,"time":"${new Date(ms).toISOString()}"`
    }
    return text
  }
}
