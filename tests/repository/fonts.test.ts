import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cutFont, subsetFonts } from '../../scripts/fonts/subset-fonts.ts'

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const styles = oneLine(readFileSync('src/styles/fonts.css', 'utf8'))

it.each(subsetFonts)('$file is what `npm run fonts` cuts from its package', async (font) => {
  const cut = await cutFont(font)
  expect(cut.equals(readFileSync(`src/styles/fonts/${font.file}`))).toBe(true)
})

it.each(subsetFonts)('$file is asked for the characters that it was cut to', ({ file, characters }) => {
  const source = `url("./fonts/${file}") format("woff2");`
  expect(styles).toContain(`${source} unicode-range: ${oneLine(characters)};`)
})
