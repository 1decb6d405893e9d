import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStrapiTexts } from '../../sandbox/product/alerts/strapi-texts.ts'
import { openTarget, type Target, writeRecordedArticles } from './content-api-target.ts'
import { testedDatabases } from './test-sandbox.ts'

describe.each(testedDatabases())(
  'the newsletter on a content backend like that of %s',
  (_name, serverUrl) => {
    let target: Target

    beforeAll(async () => {
      target = await openTarget(serverUrl)
      await writeRecordedArticles(target)
    }, 180_000)

    afterAll(() => target.stop())

    // P-869
    it('reads its published texts with their addresses, but for those of partners', async () => {
      const { token, url } = target
      const texts = await readStrapiTexts({ url: `${url}/api`, token })
      const letters = texts.filter(({ kind, locale }) => kind === 'article' && locale === 'en')
      const paths = letters.map(({ path }) => path.split('/').at(-1))
      expect(paths).toContain('market-letter-1')
      expect(paths).not.toContain('market-letter-3')
      expect(letters.every(({ path }) => path.split('/').length === 2)).toBe(true)
    })
  },
)
