import { expect, it } from 'vitest'
import { replaceBlock } from './write-block.ts'

const marked = (content: string) => `# Title\n<!-- bench: begin -->${content}<!-- bench: end -->\nEnd\n`

it('replaces what stands between the marks and nothing else', () => {
  expect(replaceBlock(marked('old'), 'new')).toBe(marked('\n\nnew\n\n'))
  expect(replaceBlock(replaceBlock(marked(''), 'one'), 'two')).toBe(marked('\n\ntwo\n\n'))
})

it('refuses a document without exactly one pair of marks', () => {
  for (const wrong of ['', '<!-- bench: begin -->', marked('') + marked('')]) {
    expect(() => replaceBlock(wrong, 'new')).toThrow('needs one')
  }
})
