/** Pages that reviewers look at and the README shows: a file name and both addresses. */
export const screenshotPages = [
  { name: 'home', fr: '/', en: '/en' },
  { name: 'funds', fr: '/fonds', en: '/en/funds' },
  { name: 'funds-table', fr: '/fonds?view=table', en: '/en/funds?view=table' },
  { name: 'funds-empty', fr: '/fonds?q=zzzz', en: '/en/funds?q=zzzz' },
  { name: 'fund', fr: '/fonds/fnd-1', en: '/en/funds/fnd-1' },
  { name: 'fund-documents', fr: '/fonds/fnd-1/documents', en: '/en/funds/fnd-1/documents' },
  { name: 'compare', fr: '/fonds/comparer', en: '/en/funds/compare' },
  { name: 'how-to-subscribe', fr: '/comment-souscrire', en: '/en/how-to-subscribe' },
  { name: 'privacy', fr: '/donnees-personnelles', en: '/en/privacy' },
  { name: 'not-found', fr: '/page-inconnue', en: '/en/unknown-page' },
] as const

/** Screens in CSS pixels. */
export const screenshotWidths = [360, 1440] as const
