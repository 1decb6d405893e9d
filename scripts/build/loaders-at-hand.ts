// framework-seam: loaders-at-hand
import { replaceInServerCode } from './server-code.ts'

const importer = /(?:const|let|var) (\$\$splitLoaderImporter\w*) = \(\) => (import\([^)]+\))/g

/**
 * On the server a route asks for the file of its loader with its first page instead of with each one: Node finds a file
 * that it has already, but takes twice as long for it as for the loader's own work.
 * The build fails when the library no longer writes what this replaces.
 */
export const loadersAtHand = () =>
  replaceInServerCode({
    name: 'loaders-at-hand',
    replace: (code) => code.replace(importer, 'let $1$module; const $1 = () => ($1$module ??= $2)'),
    missing: 'loaders of routes are no longer found by $$splitLoaderImporter',
  })
