import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { writeLocaleCookie } from '../addresses/locale-cookie.ts'
import { toLocale } from '../addresses/locales.ts'
import { paths } from '../addresses/route-table.ts'
import { parseSearch } from '../addresses/search-params.ts'

/** Put on a link whose page is the same one in another state, so that the visitor stays where they read. */
export const keepScroll = { 'data-keep-scroll': '' } as const

/** Put on a part that still shows what its address was before, so that its links wait for what comes. */
export const stale = { 'data-stale': '' } as const

/** Put on a link whose page is not fetched before it is opened. */
export const noPreload = { 'data-no-preload': '' } as const

/** Put on a link that answers to its clicks by itself, or that a browser shall open in its own way. */
export const nativeNavigation = { 'data-native-navigation': '' } as const

/** Put on a link to the page in the language that its `hreflang` names: who follows it has chosen that language. */
export const switchesLanguage = { 'data-switches-language': '' } as const

/** How long a visitor points at a link before its page is fetched in advance. */
const intentMs = 1000

/** The part of a click that decides whether it opens the link here. */
type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>

const opensHere = (click: Click): boolean =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey

/** A link to a file says so (`download`, `type`), or stands under `/api`. */
const leadsToPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.target === '' &&
  link.type === '' &&
  !link.hasAttribute('download') &&
  link.dataset.nativeNavigation === undefined &&
  !link.pathname.startsWith('/api/')

const isSamePlace = (link: HTMLAnchorElement): boolean =>
  link.pathname === location.pathname && link.search === location.search

/** The link to a page that something lies in. A jump on the page itself is the browser's own. */
function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.hasAttribute('href') || !leadsToPage(link)) return undefined
  const isJump = link.hash !== '' && isSamePlace(link) && link.dataset.keepScroll === undefined
  return isJump ? undefined : link
}

/** The page changes under what is open without being loaded anew. */
function closePopovers(link: Element): void {
  const popover = link.closest<HTMLElement>('[popover]:popover-open')
  if (!popover) return
  popover.hidePopover()
  closePopovers(popover)
}

/** Remembers the language; a page without one in its address is the same address in the other one, and loaded anew. */
function switchLanguage(link: HTMLAnchorElement): boolean {
  writeLocaleCookie(toLocale(link.hreflang.slice(0, 2)))
  if (!isSamePlace(link)) return false
  location.reload()
  return true
}

function open(router: AnyRouter, link: HTMLAnchorElement): void {
  closePopovers(link)
  if (link.dataset.switchesLanguage !== undefined && switchLanguage(link)) return
  const href = `${link.pathname}${link.search}${link.hash}`
  const moves = link.dataset.keepScroll === undefined
  router.navigate({ href, resetScroll: moves, hashScrollIntoView: moves })
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const isBehind = (): boolean => document.querySelector('[data-stale]') !== null

/** The end of the fetch that is under way, if there is one. */
const fetched = (router: AnyRouter) =>
  new Promise<void>((resolve) => {
    if (!router.state.isLoading) return resolve()
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve()
    })
  })

/**
 * Opens a link to another state of a page whose next state is on its way: the link as it is then, since until that is
 * drawn the link knows nothing of what was chosen last. A link that went away with the state before opens as it was.
 */
async function openAfterwards(router: AnyRouter, link: HTMLAnchorElement): Promise<void> {
  await fetched(router)
  while (isBehind()) await nextFrame()
  open(router, link)
}

function follow(router: AnyRouter, click: MouseEvent): void {
  const link = click.defaultPrevented || !opensHere(click) ? undefined : pageLinkAt(click.target)
  if (!link) return
  click.preventDefault()
  const isOnItsWay = router.state.isLoading || isBehind()
  if (isOnItsWay && link.pathname === location.pathname) openAfterwards(router, link)
  else open(router, link)
}

/** Fetches the page of a link; one that cannot be had is asked for again when it is opened. */
function fetchPage(router: AnyRouter, { pathname, search }: HTMLAnchorElement): void {
  router.preloadRoute({ to: paths.toInternal(pathname), search: parseSearch(search) }).catch(() => undefined)
}

/** The link whose page would be worth fetching. */
const linkOfIntent = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = pageLinkAt(target)
  return link && link.dataset.noPreload === undefined && !isSamePlace(link) ? link : undefined
}

/** Fetches the page of the link that is pointed at, or has the focus, for a second; of the last such one alone. */
function watchIntent(router: AnyRouter): (event: Event) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let pointedAt: HTMLAnchorElement | undefined
  return (event) => {
    const link = linkOfIntent(event)
    if (link === pointedAt) return
    pointedAt = link
    clearTimeout(waiting)
    if (link) waiting = setTimeout(() => fetchPage(router, link), intentMs)
  }
}

/**
 * Lets every plain `<a href>` of the document that leads to a page of the portal navigate without loading a new
 * document, and fetches its page in advance. One listener, where the router's Link costs a subscription and an address
 * calculation for each link of a page.
 */
export function usePlainLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('click', (click) => follow(router, click), { signal })
    const intend = watchIntent(router)
    for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, intend, { signal })
    return () => stop.abort()
  }, [router])
}
