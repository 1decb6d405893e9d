import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { expect, test } from '../support/fixtures.ts'

const vectors = fileURLToPath(new URL('../../src/lib/format/formatter-vectors.ts', import.meta.url))

/** The formatter with its vectors as one script, whose value is the list of what came out otherwise. */
async function bundledCheck(): Promise<string> {
  const bundle = await rolldown({ input: vectors, platform: 'browser', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife', name: 'vectors' })
  return `${output[0].code}; vectors.checkFormatterBytes()`
}

test('figures and dates have the same bytes in the browser as on the server', async ({ page }) => {
  const script = await bundledCheck()
  expect(await page.evaluate(script)).toEqual([])
  expect(
    await page.evaluate(script.replace('checkFormatterBytes()', 'formatterVectors.length')),
  ).toBeGreaterThan(20)
})
