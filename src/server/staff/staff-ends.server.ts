import type { StateStore } from '../session/state-store.server.ts'

/** Stores until when all sign-ins of a staff member have ended, even if their tokens are still valid. */
export type StaffEnds = {
  /** Ends every sign-in that began until this instant, in milliseconds since 1970. */
  endAllUntil(userId: number, atMs: number): Promise<void>
  /** Reports whether a sign-in that began at this instant, in milliseconds since 1970, has been ended. */
  hasEnded(userId: number, beganAtMs: number): Promise<boolean>
}

const keyOf = (userId: number): string => `staff-ended:${userId}`

/**
 * Creates the store. The content backend may still accept tokens issued before a password change, as Strapi
 * does with long-lived ones; the portal does not.
 * @param livesS longest duration of a sign-in, in seconds
 */
export function createStaffEnds(store: StateStore, livesS: number): StaffEnds {
  return {
    endAllUntil: (userId, atMs) => store.set(keyOf(userId), String(atMs), livesS),
    async hasEnded(userId, beganAtMs) {
      const atMs = await store.get(keyOf(userId))
      return atMs !== undefined && beganAtMs <= Number(atMs)
    },
  }
}
