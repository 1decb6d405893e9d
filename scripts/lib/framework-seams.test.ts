import { describe, expect, it } from 'vitest'
import { seamFaults, seamsOf } from './framework-seams.ts'

// In two parts, so that the counter finds no marker here.
const marker = 'framework-seam'
const block = `const before = 1
// ${marker}: one-thing
const inside = 2
// ${marker} end: one-thing
const after = 3
`
const wholeFile = `// ${marker}: another
const a = 1
const b = 2
`
const register = '# Seams\n\n## `one-thing`\n\n## `another`\n'
const sources = [
  { path: 'a.ts', text: block },
  { path: 'b.ts', text: wholeFile },
]

describe('the counter of framework seams', () => {
  it('counts a block from its marker to its end, and a file without an end to its last line', () => {
    expect(sources.flatMap(seamsOf)).toEqual([
      { id: 'one-thing', path: 'a.ts', lines: 3 },
      { id: 'another', path: 'b.ts', lines: 3 },
    ])
  })

  it('reads markers of files whose comments begin with a number sign', () => {
    expect(seamsOf({ path: 'Dockerfile', text: `# ${marker}: flag\nCMD\n` })).toEqual([
      { id: 'flag', path: 'Dockerfile', lines: 2 },
    ])
  })

  it('finds nothing wrong with seams that are listed and within the limit', () => {
    expect(seamFaults(sources, register, 6)).toEqual([])
  })

  it('names a seam that is not listed', () => {
    expect(seamFaults(sources, '## `another`\n', 6)).toEqual([
      'a.ts: the seam one-thing is not listed in docs/framework-seams.md',
    ])
  })

  it('names a listed seam whose code is gone', () => {
    expect(seamFaults(sources.slice(1), register, 6)).toEqual([
      'docs/framework-seams.md: no code is marked as one-thing',
    ])
  })

  it('fails above the limit', () => {
    expect(seamFaults(sources, register, 5)).toEqual(['Framework seams have 6 lines, and 5 are allowed'])
  })
})
