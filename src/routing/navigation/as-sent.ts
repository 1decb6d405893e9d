/** Reports whether an error means that a script file could not be loaded: blocked, or removed. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/.test(
    error.message,
  )

/**
 * Leaves the page as the server sent it, since scripts that it needs cannot be had: it reads, its links lead and its
 * forms are sent as in a browser that runs none.
 */
export function leaveAsSent(): void {
  delete document.documentElement.dataset.scripts
  for (const instead of document.body.querySelectorAll('noscript')) {
    const { body } = new DOMParser().parseFromString(instead.textContent ?? '', 'text/html')
    instead.replaceWith(...body.childNodes)
  }
}

const key = 'as-sent'

/** Asks for the page again, to leave it as it is sent; false where the browser cannot keep a note of that. */
export function askAsSent(): boolean {
  try {
    sessionStorage.setItem(key, location.href)
    location.reload()
    return true
  } catch {
    return false
  }
}

/**
 * Reports whether {@link askAsSent} has reloaded this page, and clears that record, so that the next load tries the
 * scripts again.
 */
export function isAskedAsSent(): boolean {
  try {
    const asked = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return asked === location.href
  } catch {
    return false
  }
}
