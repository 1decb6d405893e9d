import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { expect, test } from '../support/fixtures.ts'

const vectors = fileURLToPath(new URL('../../src/lib/format/formatter-vectors.ts', import.meta.url))

/** The formatter with its vectors as one script that defines `vectors`. */
async function bundledVectors(): Promise<string> {
  const bundle = await rolldown({ input: vectors, platform: 'browser', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife', name: 'vectors' })
  return output[0].code
}

// P-241
test('figures and dates have the same bytes in the browser as on the server', async ({ page }) => {
  const script = await bundledVectors()
  const [mismatches, count] = await page.evaluate<[unknown[], number]>(
    `(() => { ${script}; return [vectors.checkFormatterBytes(), vectors.formatterVectors.length] })()`,
  )
  expect(mismatches).toEqual([])
  expect(count).toBeGreaterThan(20)
})
