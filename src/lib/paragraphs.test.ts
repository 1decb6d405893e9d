import { expect, it } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

// P-486
it('a message is read in the paragraphs in which it was written, and its lines stay apart', () => {
  const texts = (text: string) => paragraphsOf(text).map((paragraph) => paragraph.text)
  expect(texts('Bonjour,\n\nune question.\nDeux lignes.\n \n\nMerci')).toEqual([
    'Bonjour,',
    'une question.\nDeux lignes.',
    'Merci',
  ])
  expect(texts('Une ligne')).toEqual(['Une ligne'])
})
