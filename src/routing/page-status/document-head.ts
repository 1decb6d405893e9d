import { brand } from '../../brand.ts'
import { shareTexts } from './share-tags.ts'

/** Title and description of a page; the manager's name is added to the title. */
export type PageHead = { readonly title: string; readonly description?: string; readonly noIndex?: boolean }

/** Head of one page. */
export function pageHead({ title, description, noIndex }: PageHead) {
  return {
    meta: [
      { title: `${title} | ${brand.name}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : shareTexts(title, description)),
    ],
  }
}
