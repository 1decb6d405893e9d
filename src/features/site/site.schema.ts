import type { ConsentChoice } from '~/lib/consent.ts'
import type { MaintenanceState } from '~/routing/addresses/maintenance.ts'

/** What of the configuration every page may know. */
export type Site = {
  /** Origin of the portal without trailing slash, for absolute addresses. */
  readonly publicUrl: string
  /** How maintenance stands for the visitor. */
  readonly maintenance: MaintenanceState
  /** Where a signed-in visitor goes who asks for a page of visitors without a session. */
  readonly signedInHome: string
  /** Interval at which a signed-in browser asks for its session again; undefined for never. */
  readonly sessionPollMs: number | undefined
  /** Whether the menu's notifications have a page of their own; undefined where they lead home. */
  readonly notificationCentre: true | undefined
  /** The content backend's providers by which staff may sign in, by the names that it gives them. */
  readonly staffProviders: readonly string[]
  /** The tag manager, and what the visitor answered to it; undefined where none is configured. */
  readonly tagManager: { readonly id: string; readonly choice: ConsentChoice } | undefined
}
