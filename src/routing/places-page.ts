import { createIsomorphicFn } from '@tanstack/react-start'

type Shown = { readonly location: { readonly pathname: string } }

/**
 * Whether the visitor has just jumped within the page: the browser alone makes entries of the history without a state,
 * and it has scrolled to where the jump led. To an entry that is come back to it does not scroll, since the router has
 * told it not to. False where the browser does not tell how an entry came to be (HTML Standard, 7.2.6).
 */
function jumpsOfBrowser(): () => boolean {
  let isComeBackTo = true
  if ('navigation' in window)
    window.navigation.addEventListener('currententrychange', ({ navigationType }) => {
      isComeBackTo = navigationType === 'traverse'
    })
  return () => !isComeBackTo && history.state === null
}

/**
 * Whether the router scrolls a page that it has rendered. Not the first one, nor after a jump within a page: the browser
 * has placed both, and their visitor may have scrolled, or be elsewhere with the keyboard, before the router is done.
 */
export const placesPage = createIsomorphicFn()
  .server(() => (_: Shown) => true)
  .client(() => {
    let shown: string | undefined
    const isJump = jumpsOfBrowser()
    return ({ location: { pathname } }: Shown) => {
      // A jump from a page that was about to be left has the address of the next one, which nobody has placed.
      const isPlaced = shown === undefined || (shown === pathname && isJump())
      shown = pathname
      return !isPlaced
    }
  })
