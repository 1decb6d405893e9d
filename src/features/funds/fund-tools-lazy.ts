import { useEffect, useRef, useState } from 'react'
import { choiceKey, watchKey } from './fund-storage-keys.ts'

type Tools = typeof import('./fund-tools.tsx')

/** The controls that the tools make work, by the attributes of their markup. */
const controls = '[data-watch],[data-chooses-fund],[data-copies],[data-shares]'

/** Reports whether this browser watches funds, or this tab keeps a choice: the page shows them at once. */
function isInUse(): boolean {
  try {
    return Boolean(localStorage.getItem(watchKey)) || sessionStorage.getItem(choiceKey) !== null
  } catch {
    return false
  }
}

/**
 * Loads the code of watching, choosing and sharing funds: with the page where it has something to show, else with the
 * first sign of the visitor, so that it weighs on no first page. A control that is pressed meanwhile waits for it.
 */
export function useFundTools(): Tools | undefined {
  const [tools, setTools] = useState<Tools>()
  const pressed = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (tools) return pressed.current?.click()
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true }
    // Without its code, the links do what they do without scripts.
    const load = () => void import('./fund-tools.tsx').then(setTools, () => stop.abort())
    const press = (event: MouseEvent) => {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls)
      if (!control) return
      event.preventDefault()
      // Pressed again with the code: a panel that opened now would be closed by that.
      event.stopPropagation()
      pressed.current = control
      load()
    }
    if (isInUse()) load()
    for (const sign of ['pointerover', 'keydown']) addEventListener(sign, load, { ...options, once: true })
    document.addEventListener('click', press, options)
    return () => stop.abort()
  }, [tools])
  return tools
}
