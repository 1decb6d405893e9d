import { expect, it } from 'vitest'
import { guarded } from './guest-gate.ts'

const fileOf = (parts: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

// P-624
it('a file that a guest is reading stops where the access ends, as a failed download', async () => {
  let isOpen = true
  const reader = guarded(fileOf(['one', 'two', 'three']), () => Promise.resolve(isOpen)).getReader()
  const first = await reader.read()
  expect(new TextDecoder().decode(first.value)).toBe('one')
  isOpen = false
  await expect(reader.read()).rejects.toThrow('the access of the guest is over')
})

// P-624
it('a file is sent whole while the guest has access', async () => {
  expect(await new Response(guarded(fileOf(['one', 'two']), () => Promise.resolve(true))).text()).toBe(
    'onetwo',
  )
})
