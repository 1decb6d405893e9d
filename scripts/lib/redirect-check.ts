const atOnce = 4

/** What is wrong with one old path at a running portal, or nothing. */
async function faultOf(address: string, from: string, to: string): Promise<string | undefined> {
  const answer = await fetch(new URL(from, address), { redirect: 'manual' })
  const location = answer.headers.get('location')
  if (answer.status !== 301 || location === null)
    return `${from} answers ${answer.status} and leads nowhere (listed: ${to})`
  const isFundNumber = /\/fnd-\d+$/.test(to)
  if (!location.startsWith('/') || (!isFundNumber && location !== to))
    return `${from} leads to ${location}, not to ${to}`
  if (isFundNumber && location.split('/').length < 3) return `${from}: there is no page of ${to}`
  const page = await fetch(new URL(location, address), { redirect: 'manual' })
  return page.status === 200 ? undefined : `${from} leads to ${location}, which answers ${page.status}`
}

/**
 * Asks a running portal for every old path of the legacy table.
 * @returns one sentence for each that is not one permanent redirect to a page
 */
export async function askForMoved(address: string, moved: ReadonlyMap<string, string>): Promise<string[]> {
  const waiting = [...moved]
  const faults: string[] = []
  const askNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const fault = await faultOf(address, ...next)
      if (fault !== undefined) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askNext))
  return faults
}
