import { createIsomorphicFn } from '@tanstack/react-start'

/**
 * Whether the entry of the history that the visitor is at came from a jump within the page, and for the first time: the
 * browser alone makes entries without a state, and it has scrolled to where the jump led. To one that is come back to
 * it does not scroll, since the router has told it not to.
 */
function jumpsOfBrowser(): () => boolean {
  const known = new Set<string>()
  return () => {
    const entry = 'navigation' in window ? window.navigation.currentEntry : null
    if (entry === null || history.state !== null || known.has(entry.id)) return false
    known.add(entry.id)
    return true
  }
}

/**
 * Whether the router scrolls a page that it has rendered. Not the first one, nor after a jump within a page: the browser
 * has placed both, and their visitor may have scrolled, or be elsewhere with the keyboard, before the router is done.
 */
export const placesPage = createIsomorphicFn()
  .server(() => () => true)
  .client(() => {
    let rendered = 0
    const isJump = jumpsOfBrowser()
    return () => rendered++ > 0 && !isJump()
  })
