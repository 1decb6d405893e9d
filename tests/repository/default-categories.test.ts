import { expect, it } from 'vitest'
import { categoriesOfNone } from '../../sandbox/product/alerts/alert-news.ts'
import { categoryIn } from '../../src/routing/addresses/text-address.ts'

// P-837
it('mails lead to texts without a category under the category of their pages', () => {
  for (const section of ['guide', 'article'] as const)
    for (const locale of ['fr', 'en'] as const)
      expect(categoriesOfNone[section][locale]).toBe(categoryIn(section, locale, null))
})
