import { replaceInServerCode } from './server-code.ts'

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
export const manifestByMethod = () =>
  replaceInServerCode({
    name: 'manifest-by-method',
    replace: (code, id) => {
      const isThere = library.test(id) && ownAccessor.test(code)
      return isThere
        ? code.replace(ownAccessor, 'router.ssr = new SsrOfRequest(() => {$1\n\t});') + shared
        : code
    },
    missing: 'the router no longer has an accessor of its own for its manifest',
  })
