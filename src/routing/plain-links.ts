import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** Put on a plain link whose page is the same one in another state, so that the visitor stays where they read. */
export const keepScroll = { 'data-keep-scroll': '' } as const

/** Put on a link inside such an element that answers to its clicks by itself. */
export const ownClick = { 'data-own-click': '' } as const

/** The part of a click that decides whether it opens the link here. */
type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>

const opensHere = (click: Click): boolean =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey

function pageLinkOf(click: Click): HTMLAnchorElement | undefined {
  if (click.defaultPrevented || !opensHere(click) || !(click.target instanceof Element)) return undefined
  const link = click.target.closest('a')
  if (link?.target !== '' || link.hasAttribute('download') || link.dataset.ownClick !== undefined) {
    return undefined
  }
  const isAnchor = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return link.origin === location.origin && !isAnchor ? link : undefined
}

function open(router: AnyRouter, link: HTMLAnchorElement): void {
  const href = `${link.pathname}${link.search}${link.hash}`
  router.navigate({ href, resetScroll: link.dataset.keepScroll === undefined })
}

/**
 * Opens a link to another state of a page whose next state is on its way: the link as it is then, since until it has
 * come the link knows nothing of what was chosen last. A link that went away with the state before opens as it was.
 */
function openAfterLoading(router: AnyRouter, link: HTMLAnchorElement): void {
  const stop = router.subscribe('onResolved', () => {
    stop()
    open(router, link)
  })
}

/**
 * Lets plain `<a href>` inside an element navigate without loading a new document. A list of many links costs one
 * listener this way, where the router's Link costs a subscription and an address calculation for each. For links to
 * pages only: a link to a file carries `download` or another origin.
 */
export function usePlainLinks(scope: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const element = scope.current
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event)
      if (!link) return
      event.preventDefault()
      const isSamePage = link.pathname === location.pathname
      if (router.state.isLoading && isSamePage) openAfterLoading(router, link)
      else open(router, link)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [router, scope])
}
