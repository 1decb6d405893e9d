// framework-seam: scroll-after-jumps
import { createIsomorphicFn } from '@tanstack/react-start'

type Shown = { readonly location: { readonly pathname: string } }

/**
 * Returns the type of the last navigation since the document was loaded. Undefined before the first one,
 * and where the browser does not report it (HTML Standard, 7.2.6).
 */
function lastMove(): () => NavigationType | null | undefined {
  let move: NavigationType | null | undefined
  if ('navigation' in window)
    window.navigation.addEventListener('currententrychange', ({ navigationType }) => {
      move = navigationType
    })
  return () => move
}

/**
 * Reports whether the router scrolls a page that it has rendered. It does not scroll the first page, nor after a jump
 * within a page, whose history entry the browser creates without a state: the browser has scrolled both, and their
 * visitor may have scrolled or moved the focus before the router is done. The browser does not scroll on a return to an
 * entry, since the router has disabled that (decision 046).
 */
export const shouldRestoreScroll = createIsomorphicFn()
  .server(() => () => true)
  .client(() => {
    let shown: string | undefined
    const moveOf = lastMove()
    return ({ location: { pathname } }: Shown) => {
      const move = moveOf()
      const isJump = move !== undefined && move !== 'traverse' && history.state === null
      // A jump from a page about to be left has the URL of the next one, which has not been scrolled.
      const isPlaced = shown === undefined ? move !== 'traverse' : shown === pathname && isJump
      shown = pathname
      return !isPlaced
    }
  })
