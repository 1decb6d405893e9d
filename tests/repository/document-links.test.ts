import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'])

/** `](path#anchor)` of Markdown, without links to other sites. */
const relativeLinks = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g)].map(([, path = '']) => path)

/** Files of the project that a text names in backticks, but for those of an older commit. */
const namedFiles = (text: string) =>
  [...text.matchAll(/`((?:src|scripts|tests|sandbox)\/[\w./$-]+\.\w+)`(?! of commit)/g)].map(
    ([, path = '']) => path,
  )

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

  it('name only files that exist', () => {
    const dead = documents.flatMap((path) =>
      namedFiles(readFileSync(path, 'utf8'))
        .filter((file) => !existsSync(file))
        .map((file) => `${path}: ${file}`),
    )
    expect(dead).toEqual([])
  })
})
