import type { Plugin } from 'vite'

const library = /router-core\/dist\/esm\/ssr\/ssr-server\.js$/
const ownAccessor = /router\.ssr = \{ get manifest\(\) \{(.*?)\n\t\} \};/s

/** Reads as the library's own object does, by an accessor that all of them share. */
const shared = `
class SsrOfRequest {
  constructor(readManifest) { this.readManifest = readManifest; }
  get manifest() { return this.readManifest(); }
}`

/**
 * The router of each request on the server has an object with an accessor of its own. V8 makes the pair of functions of
 * an accessor among what is old, so that they, the router and all that the request has loaded outlive their answer
 * until the next full garbage collection, and call for it sooner (decision 045). Here all routers share one accessor.
 * The build fails when the library no longer writes what this replaces.
 */
export function manifestByMethod(): Plugin {
  let isReplaced = false
  return {
    name: 'manifest-by-method',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (!library.test(id)) return null
      const replaced = code.replace(ownAccessor, 'router.ssr = new SsrOfRequest(() => {$1\n\t});')
      isReplaced = replaced !== code
      return { code: replaced + shared, map: null }
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('the router no longer has an accessor of its own for its manifest')
    },
  }
}
