// framework-seam: script-integrity
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

const manifestModule = 'tanstack-start-manifest'
const scriptSource = /src:\s*"(\/assets\/[^"]+\.js)"/g

/** Where the router describes the preload of a script: it has a place for the address, and none for its content. */
const preloadModule = /@tanstack\/router-core\/dist\/esm\/manifest\.js$/
const preloadHref = 'href: preloadLink.href,'

/** What `src` reads the list by; unset while developing and in browsers. */
const listName = 'import.meta.env.VITE_INTEGRITY'

/**
 * Names a file by its content, as browsers check it (Subresource Integrity, 3.1). The shortest of its three digests: a
 * page names some twenty files, and no digest gets smaller by compression.
 */
const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Every script and style sheet of the browser's build: its address, and what its content is. */
function readIntegrities(clientDirectory: string): Readonly<Record<string, string>> {
  const files = readdirSync(join(clientDirectory, 'assets'), { recursive: true, encoding: 'utf8' })
  const checked = files.filter((file) => /\.(js|css)$/.test(file)).sort()
  return Object.fromEntries(
    checked.map((file) => [
      `/assets/${file.split(sep).join('/')}`,
      integrityOf(readFileSync(join(clientDirectory, 'assets', file))),
    ]),
  )
}

/**
 * Tells the server what the content of each script and style sheet is, so that pages name it: a browser then refuses a
 * file that a proxy or a CDN has changed. The first script, the preloads of the router and those of texts have it. The
 * browser's build is there when the server's begins. The build fails where one of the places is not found.
 */
export function scriptIntegrity(clientDirectory = 'dist/client'): Plugin {
  let known: Readonly<Record<string, string>> = {}
  const named = new Set<string>()
  return {
    name: 'script-integrity',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    buildStart() {
      known = readIntegrities(clientDirectory)
    },
    transform(code, id) {
      if (code.includes(listName) && !id.includes('node_modules')) {
        named.add('list')
        return { code: code.replaceAll(listName, JSON.stringify(known)), map: null }
      }
      if (!preloadModule.test(id) || !code.includes(preloadHref)) return null
      named.add('preloads')
      const list = `const integrities = ${JSON.stringify(known)};\n`
      const marked = code.replace(preloadHref, `${preloadHref} integrity: integrities[preloadLink.href],`)
      return { code: `${list}${marked}`, map: null }
    },
    renderChunk(code, chunk) {
      if (!chunk.moduleIds.some((id) => id.includes(manifestModule))) return null
      return code.replaceAll(scriptSource, (source, path: string) => {
        named.add('scripts')
        return `${source}, integrity: "${known[path]}"`
      })
    },
    generateBundle() {
      const missing = ['list', 'preloads', 'scripts'].filter((place) => !named.has(place))
      if (missing.length > 0) this.error(`no integrity could be written for: ${missing.join(', ')}`)
    },
  }
}
