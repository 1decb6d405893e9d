import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { fontsAtOnceScript } from './fonts-at-once.ts'

const styles = readFileSync('src/styles/fonts.css', 'utf8').replaceAll(/\s+/g, ' ')

type Face = { family: string; source: string; weight: string; unicodeRange: string; isRead: boolean }

/** Runs the script as a browser would, and returns the faces known afterwards. */
function facesRead(read: () => Promise<void>): readonly Face[] {
  const faces: Face[] = []
  class FontFace {
    isRead = false
    constructor(family: string, source: string, descriptors: object) {
      Object.assign(this, { family, source, ...descriptors })
    }
    load() {
      this.isRead = true
      return read()
    }
  }
  const document = { fonts: { add: (face: Face) => faces.push(face) } }
  runInNewContext(fontsAtOnceScript, { window: { FontFace }, FontFace, document })
  return faces
}

it('reads the faces of the style sheet that draw nearly all of every page', () => {
  const faces = facesRead(() => Promise.resolve())
  expect(faces.map(({ isRead }) => isRead)).toEqual([true, true])
  for (const { family, source, weight, unicodeRange } of faces) {
    const file = /[^/]+(?=\.woff2)/.exec(source)?.[0]
    expect(styles).toContain(
      `font-family: "${family}"; font-weight: ${weight}; font-style: normal; font-display: swap; src: url("./fonts/${file}.woff2") format("woff2"); unicode-range: ${unicodeRange};`,
    )
  }
})

it('says nothing of a file that does not come: the style sheet names it again', async () => {
  expect(facesRead(() => Promise.reject(new Error('gone')))).toHaveLength(2)
  await new Promise((resolve) => setImmediate(resolve))
})

it('leaves browsers that know no such faces to the style sheet', () => {
  expect(() => runInNewContext(fontsAtOnceScript, { window: {} })).not.toThrow()
})

it('can stand in a script element', () => {
  expect(fontsAtOnceScript).not.toMatch(/<\/|<!--/)
})
