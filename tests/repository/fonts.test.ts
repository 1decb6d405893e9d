import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cutFont, subsetFonts } from '../../scripts/fonts/subset-fonts.ts'

it.each(subsetFonts)('$file is what `npm run fonts` cuts from its package', async (font) => {
  const cut = await cutFont(font)
  expect(cut.equals(readFileSync(`src/styles/fonts/${font.file}`))).toBe(true)
})
