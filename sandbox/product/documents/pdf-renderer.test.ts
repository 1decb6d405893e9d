import { expect, it } from 'vitest'
import { sampleInput } from '../pdf/fixtures/sample-input.ts'
import { createPdfRenderer } from './pdf-renderer.ts'

const input = sampleInput('press-release', 'fr')

it('renders a document that is asked for while the thread of the one before ends', async () => {
  const renderer = createPdfRenderer()
  await renderer.render(input)
  const ending = renderer.close()
  const content = await renderer.render(input)
  await ending
  expect(Buffer.from(content.subarray(0, 5)).toString()).toBe('%PDF-')
  await renderer.close()
})

it('refuses what a closed thread still owed', async () => {
  const renderer = createPdfRenderer()
  const asked = renderer.render(input)
  const refused = expect(asked).rejects.toThrow('stopped')
  await renderer.close()
  await refused
})
