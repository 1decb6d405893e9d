import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const manifestModule = 'tanstack-start-manifest'
const scriptSource = /src:\s*"(\/assets\/[^"]+\.js)"/g

/** Names a file by its content, as browsers check it (Subresource Integrity, 3.1). */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * Writes into the server's list of scripts what the content of each is: a browser then refuses a file that a proxy or
 * a CDN has changed. The browser's build is there when the server's begins. The build fails when there is no such list.
 */
export function scriptIntegrity(clientDirectory = 'dist/client'): Plugin {
  let count = 0
  return {
    name: 'script-integrity',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    renderChunk(code, chunk) {
      if (!chunk.moduleIds.some((id) => id.includes(manifestModule))) return null
      return code.replaceAll(scriptSource, (source, path: string) => {
        count += 1
        return `${source}, integrity: "${integrityOf(readFileSync(join(clientDirectory, path)))}"`
      })
    },
    generateBundle() {
      if (count === 0) this.error('the list of scripts has none: no integrity could be written')
    },
  }
}
