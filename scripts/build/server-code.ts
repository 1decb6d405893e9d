// framework-seam: loaders-at-hand
import type { Plugin } from 'vite'

type Replacement = {
  readonly name: string
  /** The code with what is replaced, or as it was. */
  readonly replace: (code: string, id: string) => string
  /** Why the build fails when nothing was replaced: the library no longer writes it. */
  readonly missing: string
}

/** A plugin that replaces something in the code of the server, once everything else has made it what it is. */
export function replaceInServerCode({ name, replace, missing }: Replacement): Plugin {
  let isReplaced = false
  return {
    name,
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      const replaced = replace(code, id)
      if (replaced === code) return null
      isReplaced = true
      return { code: replaced, map: null }
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error(missing)
    },
  }
}
