/** What the teams' space shows of its user. */
export type StaffSpace = {
  readonly name: string
  readonly email: string
  /** Absolute addresses, other than the portal's. */
  readonly tools: { readonly backOffice: string; readonly contentAdmin: string }
}
