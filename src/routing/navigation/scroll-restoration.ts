import { createIsomorphicFn } from '@tanstack/react-start'

type Shown = { readonly location: { readonly pathname: string } }

/**
 * How the visitor came to the entry of the history that they are at, since the document was loaded. Undefined before
 * they went anywhere, and where the browser does not tell (HTML Standard, 7.2.6).
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
 * Whether the router scrolls a page that it has rendered. Not the first one, nor after a jump within a page, whose entry
 * the browser alone makes, without a state: it has placed both, and their visitor may have scrolled, or be elsewhere
 * with the keyboard, before the router is done. To an entry that is come back to the browser does not scroll, since the
 * router has told it not to (decision 046).
 */
export const shouldRestoreScroll = createIsomorphicFn()
  .server(() => () => true)
  .client(() => {
    let shown: string | undefined
    const moveOf = lastMove()
    return ({ location: { pathname } }: Shown) => {
      const move = moveOf()
      const isJump = move !== undefined && move !== 'traverse' && history.state === null
      // A jump from a page that was about to be left has the address of the next one, which nobody has placed.
      const isPlaced = shown === undefined ? move !== 'traverse' : shown === pathname && isJump
      shown = pathname
      return !isPlaced
    }
  })
