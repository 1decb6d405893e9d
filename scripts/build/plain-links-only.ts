// framework-seam: no-router-links
import type { Plugin } from 'vite'

const linkFile = './link.js'
const routerFile = /@tanstack\/react-router\/dist\/esm\/(index|route)\.js$/
const stub = '\0no-link-of-the-router'

/** What the router exports of that file. One that is drawn after all says what to use instead. */
const source = `
  const refuse = () => { throw new Error('links are plain: AppLink of src/routing/addresses/links.tsx') }
  export { refuse as Link, refuse as createLink, refuse as linkOptions, refuse as useLinkProps }`

/**
 * Leaves the router's own links out of the browser's scripts (decision 034): nothing draws one, but each route has one
 * as a member, so that no bundler can tell. The build fails when the router no longer has the import that this replaces.
 */
export function plainLinksOnly(): Plugin {
  let isReplaced = false
  return {
    name: 'plain-links-only',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(name, importer) {
      if (name !== linkFile || importer === undefined || !routerFile.test(importer)) return null
      isReplaced = true
      return stub
    },
    load: (id) => (id === stub ? source : null),
    buildEnd(error) {
      if (!error && !isReplaced) this.error('the router no longer takes its links from link.js')
    },
  }
}
