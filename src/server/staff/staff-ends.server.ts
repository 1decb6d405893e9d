import type { StateStore } from '../session/state-store.server.ts'

/** Remembers until when all sign-ins of a member of staff have ended, whatever their tokens are still worth. */
export type StaffEnds = {
  /** Ends every sign-in that began until this instant, in milliseconds since 1970. */
  endAllUntil(userId: number, atMs: number): Promise<void>
  /** Whether a sign-in that began at this instant has been ended. */
  hasEnded(userId: number, beganAtMs: number): Promise<boolean>
}

const keyOf = (userId: number): string => `staff-ended:${userId}`

/**
 * The content backend may go on accepting tokens of before a password change, as Strapi does with long-lived ones: the
 * portal does not.
 * @param livesS seconds for which a sign-in lasts at most
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
