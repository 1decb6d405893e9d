import type { ConsentChoice } from '~/lib/consent.ts'
import type { MaintenanceState } from '~/routing/addresses/maintenance.ts'

/** The public part of the configuration. */
export type Site = {
  /** Origin of the portal without trailing slash, for absolute URLs. */
  readonly publicUrl: string
  /** State of the maintenance mode for this visitor. */
  readonly maintenance: MaintenanceState
  /** Redirect target of signed-in users on pages for visitors alone. */
  readonly signedInHome: string
  /** Interval at which a signed-in browser refreshes its session; undefined for never. */
  readonly sessionPollMs: number | undefined
  /**
   * Set if the notifications have a page of their own; undefined if the menu links them to the home page, and on pages
   * for visitors.
   */
  readonly notificationCentre: true | undefined
  /** Set if the product API offers capital calls and distributions; undefined if not, and on pages for visitors. */
  readonly notices: true | undefined
  /** Set if the product API has letters of the manager; undefined like `notices`. */
  readonly letters: true | undefined
  /** Set if the product API takes questions of investors; undefined like `notices`. */
  readonly questions: true | undefined
  /** Set if the product API lets guests read an investor's data; undefined like `notices`. */
  readonly guests: true | undefined
  /** Set if the product API offers subscriptions as cases; undefined like `notices`. */
  readonly cases: true | undefined
  /** Set if the product API has marketing documents that partners share; undefined like `notices`. */
  readonly material: true | undefined
  /** The content backend's names of the providers for staff sign-in. */
  readonly staffProviders: readonly string[]
  /** The tag manager, and the visitor's consent choice; undefined where none is configured. */
  readonly tagManager: { readonly id: string; readonly choice: ConsentChoice } | undefined
}
