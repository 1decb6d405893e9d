// framework-seam: calls-on-demand
import type { Plugin } from 'vite'

const fetcher = './serverFnFetcher.js'
const caller = /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js($|\?)/
const mark = '\0server-function-call:'

/** Starts to load at the first press of a pointer or key, so that a followed link does not wait for it. */
const callerOf = (path: string) => `
  const load = () => import(${JSON.stringify(path)})
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, () => load().catch(() => {}), { once: true, passive: true })
  export const serverFnFetcher = async (...call) => (await load()).serverFnFetcher(...call)`

/**
 * Loads the code that serialises server functions' calls (a serializer and a stream decoder, 10 kB) with the first call
 * of a visit instead of with every page: a page contains its data and makes no calls. The build fails when the library
 * no longer has the single import that this replaces. Applies to development, too.
 */
export function callsOnDemand(): Plugin {
  let isReplaced = false
  return {
    name: 'calls-on-demand',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer) {
      if (source !== fetcher || importer === undefined || !caller.test(importer)) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      isReplaced = resolved !== null
      return resolved && `${mark}${resolved.id}`
    },
    load(id) {
      if (!id.startsWith(mark)) return null
      return callerOf(id.slice(mark.length))
    },
    buildEnd(error) {
      if (!error && !isReplaced && !this.meta.watchMode)
        this.error('server functions are no longer called through serverFnFetcher.js')
    },
  }
}
