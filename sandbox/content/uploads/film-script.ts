import { join } from 'node:path'
import { z } from 'zod'
import { readValues, type SeedLocale } from '../seed/seed-file.ts'

const script = z.object({
  slides: z.array(z.object({ title: z.string(), text: z.string(), caption: z.string() })).min(1),
})

/** A slide of a film: what it shows, and what its caption says. */
export type Slide = z.infer<typeof script>['slides'][number]

/** How long each slide stays, in seconds. */
export const secondsPerSlide = 6

/** Reads a film's slides. @throws when there is no such film */
export function readSlides(seedDir: string, film: string, locale: SeedLocale): readonly Slide[] {
  return script.parse(readValues(join(seedDir, 'films', `${film}.${locale}.yaml`), locale)).slides
}

function timestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `00:${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`
}

/** The captions of a film as WebVTT: each slide's sentence while the slide is shown. */
export function writeCaptions(slides: readonly Slide[]): string {
  const cues = slides.map(({ caption }, index) => {
    const from = timestamp(index * secondsPerSlide)
    const to = timestamp((index + 1) * secondsPerSlide)
    return `${index + 1}\n${from} --> ${to}\n${caption.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}
