import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The portal's two font families; the files are those used for PDF documents. */
const fontFiles = {
  'inter-400.woff2': '@fontsource/inter/files/inter-latin-400-normal.woff2',
  'inter-500.woff2': '@fontsource/inter/files/inter-latin-500-normal.woff2',
  'source-serif-400.woff2': '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2',
} as const

/** Names of served fonts. */
export type FontName = keyof typeof fontFiles

/** Tells whether a font of this name exists. */
export function isFontName(name: string): name is FontName {
  return Object.hasOwn(fontFiles, name)
}

/** Reads a font file. */
export async function readFont(name: FontName): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await readFile(createRequire(import.meta.url).resolve(fontFiles[name])))
}
