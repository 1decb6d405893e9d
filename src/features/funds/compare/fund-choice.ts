import { useSyncExternalStore } from 'react'
import { choiceKey } from '../fund-storage-keys.ts'
import { isFundKey } from '../fund-summary.schema.ts'
import { mostCompared, type NamedFund } from '../list/fund-list.schema.ts'

/** A fund chosen for comparison, as the browser keeps it. */
export type ChosenFund = Pick<NamedFund, 'key' | 'name'>

const changeEvent = 'fundchoicechange'

/** Parses the kept choice: a key and a name a line. Null where nothing is kept; anything else is ignored. */
export function choiceIn(stored: string | null): readonly ChosenFund[] | null {
  if (stored === null) return null
  return stored
    .split('\n')
    .map((line) => ({ key: line.split(' ', 1)[0] ?? '', name: line.slice(line.indexOf(' ') + 1) }))
    .filter(({ key, name }) => isFundKey(key) && name !== '')
    .slice(0, mostCompared)
}

/** Returns the text that keeps a choice. */
export const choiceText = (chosen: readonly ChosenFund[]): string =>
  chosen.map(({ key, name }) => `${key} ${name}`).join('\n')

/** Returns the choice of this tab as stored; null where nothing is kept. */
export function storedChoice(): string | null {
  try {
    return sessionStorage.getItem(choiceKey)
  } catch {
    return null
  }
}

/** Keeps the choice for the other pages of this tab. */
export function keepChoice(chosen: readonly ChosenFund[]): void {
  try {
    sessionStorage.setItem(choiceKey, choiceText(chosen))
  } catch {
    // Storage is forbidden: the choice is in the address alone.
  }
  window.dispatchEvent(new Event(changeEvent))
}

function onChoice(callback: () => void): () => void {
  window.addEventListener(changeEvent, callback)
  return () => window.removeEventListener(changeEvent, callback)
}

/** Returns the funds chosen in this tab; those of the address where nothing is kept (P-743). */
export function useChoice(ofAddress: readonly ChosenFund[]): readonly ChosenFund[] {
  return choiceIn(useSyncExternalStore(onChoice, storedChoice, () => null)) ?? ofAddress
}
