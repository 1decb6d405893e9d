import type { NamespaceSitemapTranslation } from '../../i18n-types.ts'

const en_sitemap = {
  title: 'Sitemap',
  lede: 'Every public page of the portal, by name.',
  untranslated: 'What you were reading is not available in English yet. Here is everything that is.',
  fundPages: 'Funds',
  guides: 'Guides',
  articles: 'Analysis and trends',
  whiteBooks: 'White papers',
  authors: 'Authors',
  pages: 'The company and this site',
  main: {
    title: 'Main pages',
    home: 'Home',
    funds: 'All funds',
    compare: 'Compare two funds',
    guides: 'All guides',
    articles: 'All analysis',
    calculators: 'Calculators',
    glossary: 'Glossary',
    resources: 'Guides, analysis and white papers',
    contact: 'Write to us',
    login: 'Sign in',
  },
} satisfies NamespaceSitemapTranslation

export default en_sitemap
