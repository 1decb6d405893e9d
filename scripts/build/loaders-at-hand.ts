import type { Plugin } from 'vite'

const importer = /(?:const|let|var) (\$\$splitLoaderImporter\w*) = \(\) => (import\([^)]+\))/g

/**
 * On the server a route asks for the file of its loader with its first page instead of with each one: Node finds a file
 * that it has already, but takes twice as long for it as for the loader's own work.
 * The build fails when the library no longer writes what this replaces.
 */
export function loadersAtHand(): Plugin {
  let isReplaced = false
  return {
    name: 'loaders-at-hand',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code) {
      const once = code.replace(importer, 'let $1$module; const $1 = () => ($1$module ??= $2)')
      if (once === code) return null
      isReplaced = true
      return { code: once, map: null }
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('loaders of routes are no longer found by $$splitLoaderImporter')
    },
  }
}
