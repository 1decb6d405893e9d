/** Where a form leads back to its own page: the whole page is asked for again, since the form has changed its lists. */
export const openAnew = (href: string): void => window.location.assign(href)
