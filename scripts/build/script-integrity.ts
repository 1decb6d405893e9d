import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Expression by which `src` reads the list; undefined in development and in browsers. */
const listName = 'import.meta.env.VITE_INTEGRITY'

/**
 * Names a file by its content, as browsers check it (Subresource Integrity, 3.1). The shortest of its three digests: a
 * page names some twenty files, and no digest gets smaller by compression.
 */
const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Lists the scripts and style sheets of the browser's build with their integrity digests. */
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
 * Passes the integrity digests of all scripts and style sheets to the server, so that pages contain them: a browser
 * then refuses a file that a proxy or a CDN has changed. The browser's build is complete when the server's begins. The
 * build fails if no module uses the list.
 */
export function scriptIntegrity(clientDirectory = 'dist/client'): Plugin {
  let known = ''
  let isAsked = false
  return {
    name: 'script-integrity',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    buildStart() {
      known = JSON.stringify(readIntegrities(clientDirectory))
    },
    transform(code, id) {
      if (!code.includes(listName) || id.includes('node_modules')) return null
      isAsked = true
      return { code: code.replaceAll(listName, known), map: null }
    },
    buildEnd(error) {
      if (!error && !isAsked) this.error(`nothing asks for ${listName}`)
    },
  }
}
