import type { Translation } from '../i18n-types.ts'

const en = {
  site: {
    description:
      'The portal of Orvanne Gestion: private equity, private debt, infrastructure and unlisted real estate funds, with their figures and documents.',
  },
  navigation: {
    preview: {
      label: 'Preview',
      text: 'Preview: drafts are shown, to you alone.',
      leave: 'Leave the preview',
    },
    announcement: 'Announcement',
    label: 'Main navigation',
    skipToContent: 'Skip to content',
    home: 'Home',
    homeOf: 'Orvanne Gestion, home',
    funds: 'Funds',
    compare: 'Compare',
    search: 'Search',
    searchFor: 'Search the site',
    searchNow: 'Find',
    suggestions: 'Suggestions',
    menu: 'Menu',
    footer: 'Footer',
    breadcrumb: 'Breadcrumb',
  },
  language: {
    label: 'Language',
    switchTo: 'Lire cette page en français',
    current: 'English',
    other: 'Français',
  },
  colourMode: {
    toDark: 'Switch to dark mode',
    toLight: 'Switch to light mode',
  },
  pagination: {
    label: 'Pagination',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page\u00a0{page}',
    current: 'Page\u00a0{page}, current page',
    title: '{title}, page\u00a0{page}',
  },
  account: {
    signIn: 'Sign in',
  },
  footer: {
    allFunds: 'All funds',
    write: 'Write to us',
    contact: 'Reach us',
    alerts: {
      ofFunds: 'Get news of these funds by email',
      title: 'Our publications by email',
      note: 'New articles, guides and white papers, nothing else. You confirm by a link, and stop whenever you want.',
    },
    warning:
      'Investing in unlisted funds carries a risk of capital loss. Past performance does not predict future returns.',
    legal:
      '{name}, {address}. RCS {city} {number}. Asset management company approved by the AMF under number {approval}.',
  },
  reading: {
    newTab: '(new tab)',
    table: 'Table',
    notes: 'Notes',
    backToText: 'Back to the text',
    contents: 'On this page',
  },
  notAvailable: 'not available',
} satisfies Translation

export default en
