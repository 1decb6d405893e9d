import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The house's two families, as the portal uses them; the files are those that PDF documents are set in. */
const fontFiles = {
  'inter-400.woff2': '@fontsource/inter/files/inter-latin-400-normal.woff2',
  'inter-500.woff2': '@fontsource/inter/files/inter-latin-500-normal.woff2',
  'source-serif-400.woff2': '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2',
} as const

/** Names under which fonts are served. */
export type FontName = keyof typeof fontFiles

/** Whether there is a font of this name. */
export function isFontName(name: string): name is FontName {
  return Object.hasOwn(fontFiles, name)
}

/** The bytes of a font. */
export async function readFont(name: FontName): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await readFile(createRequire(import.meta.url).resolve(fontFiles[name])))
}
