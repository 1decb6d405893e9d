import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'])

/** `](path#anchor)` of Markdown, without links to other sites. */
const relativeLinks = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g)].map(([, path = '']) => path)

describe('the documents', () => {
  it('link only to files that exist', () => {
    expect(documents.length).toBeGreaterThan(40)
    const dead = documents.flatMap((path) =>
      relativeLinks(readFileSync(path, 'utf8'))
        .filter((target) => !existsSync(join(dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    )
    expect(dead).toEqual([])
  })
})
