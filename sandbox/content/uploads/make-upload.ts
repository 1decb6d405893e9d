import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaRecipe } from '../../database/schema/index.ts'
import { readText, type SeedLocale } from '../seed/seed-file.ts'
import { readWhiteBookFacts } from '../seed/seed-library.ts'
import { drawCover } from './draw-cover.ts'

function languageOf({ locale }: { readonly locale: string }): SeedLocale {
  return locale === 'fr' ? 'fr' : 'en'
}

async function makeCover({
  illustration,
  seed,
}: Extract<MediaRecipe, { kind: 'cover' }>): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawCover(illustration, seed)))
    .png({ palette: true, colours: 64, effort: 4 })
    .toBuffer()
}

async function makeWhiteBook(
  { document, locale }: Extract<MediaRecipe, { kind: 'white-book' }>,
  seedDir: string,
): Promise<Uint8Array> {
  const { writeWhiteBook } = await import('./write-white-book.ts')
  const language = languageOf({ locale })
  const { publishedOn = '2026-01-05' } = readWhiteBookFacts(seedDir)[document] ?? {}
  const text = readText(join(seedDir, 'white-books', `${document}.${language}.md`), language)
  return writeWhiteBook({ text, locale: language, publishedOn })
}

/** Generates or reads the bytes of a file by its recipe, deterministically. */
export async function makeUpload(recipe: MediaRecipe, seedDir: string): Promise<Uint8Array> {
  switch (recipe.kind) {
    case 'cover':
      return makeCover(recipe)
    case 'white-book':
      return makeWhiteBook(recipe, seedDir)
    case 'film':
      return readFile(join(seedDir, 'films', `${recipe.film}.${languageOf(recipe)}.webm`))
    case 'captions':
      return readFile(join(seedDir, 'films', `${recipe.film}.${languageOf(recipe)}.vtt`))
  }
}
