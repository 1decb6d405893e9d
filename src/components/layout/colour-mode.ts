/** What a reader may prefer; `system` follows the device and is the default. */
export const colourModes = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

const storageKey = 'colour-mode'
const changeEvent = 'colourmodechange'

/**
 * Script for the document's head: sets the colour mode before anything is painted, and says that scripts run. It is
 * constant, so that its hash can stand in a Content-Security-Policy. Storage may be forbidden: the system decides then.
 */
export const colourModeScript = `(function(d){d.dataset.scripts="";try{var m=localStorage.getItem("${storageKey}");if(m==="light"||m==="dark")d.dataset.theme=m}catch(e){}})(document.documentElement)`

const isColourMode = (value: string | null): value is ColourMode => colourModes.some((mode) => mode === value)

/** A mode by its name; the system's own for any other text. */
export const toColourMode = (name: string | null): ColourMode => (isColourMode(name) ? name : 'system')

/** The mode kept on this device. */
export function readColourMode(): ColourMode {
  try {
    return toColourMode(localStorage.getItem(storageKey))
  } catch {
    return 'system'
  }
}

function show(mode: ColourMode) {
  const { dataset } = document.documentElement
  if (mode === 'system') delete dataset.theme
  else dataset.theme = mode
}

/** Shows a mode at once and keeps it for the next visits. */
export function chooseColourMode(mode: ColourMode): void {
  show(mode)
  try {
    localStorage.setItem(storageKey, mode)
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(changeEvent))
}

/** Calls back when the mode changes, here or in another tab. Returns how to stop. */
export function onColourModeChange(callback: () => void): () => void {
  const fromOtherTab = () => {
    show(readColourMode())
    callback()
  }
  window.addEventListener(changeEvent, callback)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    window.removeEventListener(changeEvent, callback)
    window.removeEventListener('storage', fromOtherTab)
  }
}
