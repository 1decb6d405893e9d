/** What of the configuration every page may know. */
export type Site = {
  /** Origin of the portal without trailing slash, for absolute addresses. */
  readonly publicUrl: string
}
