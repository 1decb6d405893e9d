import { z } from 'zod'
import type { HttpClient } from '../../http/http-client.server.ts'
import { runOutsideRequests } from '../../http/request-context.server.ts'

/** The calls that a product API may go without, by its own description. */
export type OfferedCalls = {
  /**
   * Reports whether the product API has a path of the contract. Only the first call waits for the description; later
   * ones use the last one read.
   */
  offers(path: string): Promise<boolean>
}

/** Part of an OpenAPI document that lists the paths. */
const descriptionSchema = z.object({ paths: z.record(z.string(), z.unknown()) })

const freshMs = 300_000
/** Wait after a description that could not be read. */
const retryMs = 10_000

type Known = { readonly paths: ReadonlySet<string>; readonly staleAtMs: number }

/**
 * Creates the reader of the product API's description, the OpenAPI document at its root. An API without one offers none
 * of these calls; while it is unreachable, the last description read applies.
 */
export function createOfferedCalls(http: Pick<HttpClient, 'json'>, now: () => number): OfferedCalls {
  let known: Known | undefined
  let reading: Promise<Known> | undefined
  const read = async (): Promise<Known> => {
    const answered = await http.json({ path: '', response: descriptionSchema, locale: 'fr' })
    if (answered.kind === 'ok')
      return { paths: new Set(Object.keys(answered.data.paths)), staleAtMs: now() + freshMs }
    const isWithout = answered.kind === 'refused'
    const paths = isWithout || known === undefined ? new Set<string>() : known.paths
    return { paths, staleAtMs: now() + (isWithout ? freshMs : retryMs) }
  }
  const refresh = (): Promise<Known> => {
    reading ??= runOutsideRequests(read)
      .then((found) => {
        known = found
        return found
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  return {
    async offers(path) {
      if (known === undefined) return (await refresh()).paths.has(path)
      if (now() >= known.staleAtMs) void refresh()
      return known.paths.has(path)
    },
  }
}
