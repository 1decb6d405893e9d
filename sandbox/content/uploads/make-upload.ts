import { join } from 'node:path'
import type { MediaRecipe } from '../../database/schema/index.ts'
import { readText } from '../seed/seed-file.ts'
import { readWhiteBookFacts } from '../seed/seed-library.ts'
import { drawCover } from './draw-cover.ts'

async function makeCover({ motif, seed }: Extract<MediaRecipe, { kind: 'cover' }>): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawCover(motif, seed)))
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer()
}

async function makeWhiteBook(
  { document, locale }: Extract<MediaRecipe, { kind: 'white-book' }>,
  seedDir: string,
): Promise<Uint8Array> {
  const { writeWhiteBook } = await import('./write-white-book.ts')
  const language = locale === 'fr' ? 'fr' : 'en'
  const { publishedOn = '2026-01-05' } = readWhiteBookFacts(seedDir)[document] ?? {}
  const text = readText(join(seedDir, 'white-books', `${document}.${language}.md`), language)
  return writeWhiteBook({ text, locale: language, publishedOn })
}

/** Makes the bytes of a file from its recipe: the same recipe gives the same file. */
export async function makeUpload(recipe: MediaRecipe, seedDir: string): Promise<Uint8Array> {
  switch (recipe.kind) {
    case 'cover':
      return makeCover(recipe)
    case 'white-book':
      return makeWhiteBook(recipe, seedDir)
    default:
      throw new Error(`There is no way to make a ${recipe.kind}`)
  }
}
