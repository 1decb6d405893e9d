const reminderMs = 10_000

/**
 * Runs a step of a start: prints its name, a line every ten seconds, and its duration.
 * @param doing such as `Building the portal`
 */
export async function withProgress<Result>(doing: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`${doing} …`)
  const reminder = setInterval(() => console.log(`${doing} … ${seconds()} s`), reminderMs)
  try {
    const result = await run()
    console.log(`${doing}: done in ${seconds()} s`)
    return result
  } finally {
    clearInterval(reminder)
  }
}
