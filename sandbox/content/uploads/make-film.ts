import type { SeedLocale } from '../seed/seed-file.ts'
import { filmSize } from '../seed/seed-media.ts'
import { drawSlide } from './draw-slide.ts'
import { readSlides, secondsPerSlide } from './film-script.ts'
import { type FilmFrame, keyFrameOf, writeWebm } from './write-webm.ts'

/** Players jump to the nearest picture, so each slide is written several times. */
const secondsPerFrame = 2

/** Makes a silent film of slides. Its words are in the captions, and in the text under it. */
export async function makeFilm(seedDir: string, film: string, locale: SeedLocale): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const slides = readSlides(seedDir, film, locale)
  const frames: FilmFrame[] = []
  for (const [index, slide] of slides.entries()) {
    const picture = drawSlide(slide, film, (index + 1) / slides.length)
    const webp = await sharp(Buffer.from(picture)).flatten().webp({ quality: 78 }).toBuffer()
    const data = keyFrameOf(webp)
    for (let second = 0; second < secondsPerSlide; second += secondsPerFrame) {
      frames.push({ data, atMs: (index * secondsPerSlide + second) * 1000 })
    }
  }
  return writeWebm({ frames, ...filmSize, durationMs: slides.length * secondsPerSlide * 1000 })
}
