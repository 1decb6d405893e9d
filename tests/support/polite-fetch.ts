import { setTimeout as pause } from 'node:timers/promises'

const mostTries = 6

/**
 * Asks as a well-behaved robot does: what is refused with 503 and `Retry-After` (decisions 025 and 029) is asked for again
 * when that says. A 503 that names no time, or comes again and again, is returned.
 */
export async function politeFetch(url: string, init: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, init)
    const waitS = Number(response.headers.get('retry-after'))
    if (response.status !== 503 || !(waitS > 0) || tries === mostTries) return response
    await response.body?.cancel()
    await pause(waitS * 1000)
  }
}
