import { expect, it } from 'vitest'
import { replaceBlock } from './write-block.ts'

const part = (name: string, content: string) =>
  `<!-- bench ${name}: begin -->${content}<!-- bench ${name}: end -->\n`
const marked = (server: string, browser: string) =>
  `# Title\n${part('server', server)}Between\n${part('browser', browser)}End\n`

it('replaces what stands between the marks of a part and nothing else', () => {
  expect(replaceBlock(marked('old', 'kept'), 'server', 'new')).toBe(marked('\n\nnew\n\n', 'kept'))
  expect(replaceBlock(marked('kept', 'old'), 'browser', 'new')).toBe(marked('kept', '\n\nnew\n\n'))
  const twice = replaceBlock(replaceBlock(marked('', ''), 'browser', 'one'), 'browser', 'two')
  expect(twice).toBe(marked('', '\n\ntwo\n\n'))
})

it('refuses a document without exactly one pair of marks', () => {
  for (const wrong of ['', '<!-- bench server: begin -->', marked('', '') + marked('', '')]) {
    expect(() => replaceBlock(wrong, 'server', 'new')).toThrow('needs one')
  }
})
