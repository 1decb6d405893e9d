/** Formats in which the whole catalogue can be downloaded. */
export const catalogueFormats = ['csv', 'xlsx'] as const

export type CatalogueFormat = (typeof catalogueFormats)[number]
