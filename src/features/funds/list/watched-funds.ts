import { isFundId, mostWatched } from './fund-list.schema.ts'

const storageKey = 'watched-funds'
const changeEvent = 'watchedfundschange'

/** Reads the ids from what is stored; anything else that stands there counts as nothing. */
export function watchedIn(stored: string): readonly string[] {
  return [...new Set(stored.split(' ').filter(isFundId))].slice(0, mostWatched)
}

/** Returns the text to store with a fund added or removed; the oldest one makes room. */
export function withWatched(stored: string, id: string, isWatched: boolean): string {
  const others = watchedIn(stored).filter((other) => other !== id)
  return (isWatched ? [...others, id] : others).slice(-mostWatched).join(' ')
}

/** Returns the watched funds of this browser as stored: ids with spaces between them. */
export function storedWatch(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

/** Adds a fund to those that this browser watches, or removes it. */
export function storeWatched(id: string, isWatched: boolean): void {
  try {
    localStorage.setItem(storageKey, withWatched(storedWatch(), id, isWatched))
  } catch {
    // Storage is forbidden: nothing is kept, and the button says so by staying as it is.
  }
  window.dispatchEvent(new Event(changeEvent))
}

/** Calls back when the watched funds change, here or in another tab. Returns how to stop. */
export function onWatchChange(callback: () => void): () => void {
  window.addEventListener(changeEvent, callback)
  window.addEventListener('storage', callback)
  return () => {
    window.removeEventListener(changeEvent, callback)
    window.removeEventListener('storage', callback)
  }
}
