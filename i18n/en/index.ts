import type { Translation } from '../i18n-types.ts'

const en = {
  site: {
    tagline: 'Unlisted funds',
    description:
      'The portal of Orvanne Gestion: private equity, private debt, infrastructure and unlisted real estate funds, with their figures and documents.',
  },
  navigation: {
    label: 'Main navigation',
    skipToContent: 'Skip to content',
    home: 'Home',
    funds: 'Funds',
    compare: 'Compare',
    menu: 'Menu',
    footer: 'Footer',
    breadcrumb: 'Breadcrumb',
  },
  language: {
    label: 'Language',
    switchTo: 'Lire cette page en français',
    current: 'English',
    other: 'Français',
    noTranslation: 'This page does not exist in French: here is the list.',
  },
  colourMode: {
    label: 'Appearance',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },
  pagination: {
    label: 'Pagination',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {page}',
    current: 'Page {page}, current page',
  },
  notAvailable: 'not available',
} satisfies Translation

export default en
