import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import interMedium from '@fontsource/inter/files/inter-latin-500-normal.woff?inline'
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff?inline'
import { unpackWoff } from './unpack-woff.server.ts'

/** The house's two fonts by the names that drawings give them. */
export const fontFamilies = { serif: 'Source Serif 4', sans: 'Inter Medium' } as const

const files = { 'source-serif.ttf': serif, 'inter-medium.ttf': interMedium }

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

/**
 * Writes the fonts into a folder, since what draws reads them from files, and gives their paths. The build carries
 * them, so that production needs nothing else.
 */
export function writeFonts(folder: string): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return Object.entries(files).map(([name, dataUrl]) => {
    const path = join(folder, name)
    // Another process may be reading it.
    writeFileSync(`${path}.${process.pid}`, unpackWoff(bytesOf(dataUrl)))
    renameSync(`${path}.${process.pid}`, path)
    return path
  })
}
