import type { NamespaceSiteSearchTranslation } from '../../i18n-types.ts'

const en_site_search = {
  title: 'Search',
  titleOf: 'Search: {text}',
  description: 'Look for a fund, a guide, an article, a white paper or a page of Orvanne Gestion.',
  label: 'What are you looking for?',
  hint: 'At least two letters. Results appear as you type.',
  submit: 'Search',
  count: { one: '{count} result for “{text}”', other: '{count} results for “{text}”' },
  kinds: {
    fund: 'Funds',
    guide: 'Guides',
    article: 'Analysis and trends',
    whiteBook: 'White papers',
    author: 'Authors',
    page: 'Pages',
  },
  more: 'See all the funds found',
  missing: 'Part of the site does not answer, so its results are missing. Try again in a moment.',
  none: {
    title: 'No results',
    text: 'Check the spelling, or try a more general word.',
    noFunds: 'No fund is published yet: only the pages of the site can be found.',
  },
} satisfies NamespaceSiteSearchTranslation

export default en_site_search
