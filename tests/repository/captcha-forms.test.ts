import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const list = 'src/form-tables/captcha-forms.server.ts'

/** Names of the definitions whose form asks for a captcha, as the tables of forms have them. */
function formsWithCaptcha(): readonly string[] {
  const tables = globSync('src/form-tables/*.ts').filter((file) => file !== list)
  return tables.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('definition: ')
      .slice(1)
      .filter((entry) => entry.includes('captcha: true'))
      .map((entry) => /^\w+/.exec(entry)?.[0] ?? entry),
  )
}

// P-877
it('every form that asks for a captcha has a challenge, and no other', () => {
  const [, listed = ''] = /new Set\(\s*\[([^\]]+)\]/.exec(readFileSync(list, 'utf8')) ?? []
  const names = [...listed.matchAll(/(\w+)(\(\w+\))?,/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(names.toSorted()).toEqual(formsWithCaptcha().toSorted())
})
