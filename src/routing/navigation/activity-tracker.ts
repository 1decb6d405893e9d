import type { AnyRouter } from '@tanstack/react-router'
import { reloadAtNextNavigation } from './document-reload.ts'

/** How often a page that is looked at asks whether a newer build is out. */
const pollEveryMs = 300_000
/** A page that was just loaded anew for a missing file is not loaded anew again (P-112). */
const guardMs = 10_000
const guardKey = 'reloaded-at'

/** The build that this page is of; undefined in development. */
const ownBuild: string | undefined = import.meta.env.VITE_BUILD_ID

/** Whether the portal runs another build than this page's. What cannot be found out is no. */
async function isNewerBuildOut(): Promise<boolean> {
  try {
    const answer = await fetch('/api/build.json', { cache: 'no-cache' })
    const { id }: { id?: unknown } = answer.ok ? await answer.json() : {}
    return typeof id === 'string' && id !== ownBuild
  } catch {
    return false
  }
}

const missingChunk = /dynamically imported module|module script failed|loading css chunk/i

/** Whether an error says that a file of the build could not be had, in the words of any browser. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && missingChunk.test(error.message)

/** Whether a page may be loaded anew now; remembers that it was. */
export function passesReloadGuard(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const before = Number(storage.getItem(guardKey))
  if (now - before < guardMs) return false
  storage.setItem(guardKey, String(now))
  return true
}

/** A page whose file is of a build that is gone is loaded anew, once; of the same build it stays an error. */
async function mendMissingChunk(router: AnyRouter): Promise<void> {
  const isMissing = router.state.matches.some(({ error }) => isMissingChunk(error))
  if (isMissing && (await isNewerBuildOut()) && passesReloadGuard(sessionStorage, Date.now()))
    location.reload()
}

function noticeTyping({ target }: Event): void {
  const form = target instanceof Element ? target.closest('form[method="post" i]') : null
  form?.setAttribute('data-typed', '')
}

// Of a browser's tab alone: several presses begin one watch.
const ofThisTab = { isWatched: false }

/** Watches over a visit from its first press on: newer builds, files that are gone, forms with something typed. */
export function watchVisit(router: AnyRouter): void {
  if (ofThisTab.isWatched) return
  ofThisTab.isWatched = true
  document.addEventListener('input', noticeTyping)
  router.subscribe('onRendered', () => void mendMissingChunk(router))
  // The press that began the watch may have led to a file that is gone.
  void mendMissingChunk(router)
  if (ownBuild === undefined) return
  const look = async () => {
    if (document.visibilityState === 'visible' && (await isNewerBuildOut())) reloadAtNextNavigation(router)
  }
  setInterval(look, pollEveryMs)
  document.addEventListener('visibilitychange', look)
}
