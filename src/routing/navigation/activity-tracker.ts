import type { AnyRouter } from '@tanstack/react-router'
import { reloadAtNextNavigation } from './document-reload.ts'

/** Interval at which a visible page checks for a newer build, in milliseconds. */
const pollEveryMs = 300_000
/** Minimum time in milliseconds between two reloads of a page for a missing file (P-112). */
const guardMs = 10_000
const guardKey = 'reloaded-at'

/** The build of this page; undefined in development. */
const ownBuild: string | undefined = import.meta.env.VITE_BUILD_ID

/** Reports whether the portal runs another build than this page's; false if unknown. */
async function isNewerBuildOut(): Promise<boolean> {
  try {
    const response = await fetch('/api/build.json', { cache: 'no-cache' })
    const { id }: { id?: unknown } = response.ok ? await response.json() : {}
    return typeof id === 'string' && id !== ownBuild
  } catch {
    return false
  }
}

const missingChunk = /dynamically imported module|module script failed|loading css chunk/i

/** Reports whether an error reports a missing file of the build, in the messages of any browser. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && missingChunk.test(error.message)

/** Reports whether a page may be reloaded now; records the reload. */
export function passesReloadGuard(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const before = Number(storage.getItem(guardKey))
  if (now - before < guardMs) return false
  storage.setItem(guardKey, String(now))
  return true
}

/**
 * Reloads a page once if its missing file belongs to an older build; with the same build it stays an error.
 */
async function mendMissingChunk(router: AnyRouter): Promise<void> {
  const isMissing = router.state.matches.some(({ error }) => isMissingChunk(error))
  if (isMissing && (await isNewerBuildOut()) && passesReloadGuard(sessionStorage, Date.now()))
    location.reload()
}

// State of one browser tab: several interactions start one tracker.
const ofThisTab = { isWatched: false }

/** Tracks a visit from its first interaction on: newer builds and missing files. */
export function watchVisit(router: AnyRouter): void {
  if (ofThisTab.isWatched) return
  ofThisTab.isWatched = true
  router.subscribe('onRendered', () => void mendMissingChunk(router))
  // The first interaction may itself have requested a missing file.
  void mendMissingChunk(router)
  if (ownBuild === undefined) return
  const look = async () => {
    if (document.visibilityState === 'visible' && (await isNewerBuildOut())) reloadAtNextNavigation(router)
  }
  setInterval(look, pollEveryMs)
  document.addEventListener('visibilitychange', look)
}
