// framework-seam: document-links
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { writeLocaleCookie } from '../addresses/locale-cookie.ts'
import { toLocale } from '../addresses/locales.ts'
import { paths } from '../addresses/route-table.ts'
import { parseSearch } from '../addresses/search-params.ts'
import { noticeEarlierTyping, noticeTyping } from './document-reload.ts'
import { hidePanel } from './panels.ts'
import { isElsewhere, isPublicDocument } from './public-area.ts'

/** Attribute of a link to another state of the same page: the scroll position is preserved. */
export const keepScroll = { 'data-keep-scroll': '' } as const

/** Attribute of a part that still shows the previous URL's state, so that its links wait for the update. */
export const stale = { 'data-stale': '' } as const

/** Attribute of a link whose page is not prefetched. */
export const noPreload = { 'data-no-preload': '' } as const

/** Attribute of a part of pages of which nothing is prefetched: what a guest's browser asks for counts as opened (P-623). */
export const noPreloadAnywhere = { 'data-no-preloads': '' } as const

/** Attribute of a link that handles its own clicks, or is left to the browser. */
export const nativeNavigation = { 'data-native-navigation': '' } as const

/** Attribute of a link to the page in the language of its `hreflang`: following it stores that language. */
export const switchesLanguage = { 'data-switches-language': '' } as const

/** Milliseconds of hover before a link's page is prefetched. */
const intentMs = 1000

/** The fields of a click that decide whether it is handled here. */
type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>

const opensHere = (click: Click): boolean =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey

/** Reports whether a link leads to a page: links to files have `download` or `type`, or a path under `/api`. */
const leadsToPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.target === '' &&
  link.type === '' &&
  !link.hasAttribute('download') &&
  link.dataset.nativeNavigation === undefined &&
  !link.pathname.startsWith('/api/')

const isSamePlace = (link: HTMLAnchorElement): boolean =>
  link.pathname === location.pathname && link.search === location.search

/** The page link that contains a target. Jumps within the page are left to the browser. */
function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.hasAttribute('href') || !leadsToPage(link)) return undefined
  const isJump = link.hash !== '' && isSamePlace(link) && link.dataset.keepScroll === undefined
  return isJump ? undefined : link
}

/** Closes open popovers, as the page changes without a document load. */
function closePopovers(link: Element): void {
  const panel = link.closest<HTMLElement>('[popover]')
  if (!panel) return
  hidePanel(panel)
  if (panel.parentElement) closePopovers(panel.parentElement)
}

/** Stores the language of a link that switches it. */
function storeLanguage(link: HTMLAnchorElement): void {
  if (link.dataset.switchesLanguage !== undefined) writeLocaleCookie(toLocale(link.hreflang.slice(0, 2)))
}

/** Reloads a page without a language in its path, which has the same URL in both. */
function reloadsInLanguage(link: HTMLAnchorElement): boolean {
  if (link.dataset.switchesLanguage === undefined || !isSamePlace(link)) return false
  location.reload()
  return true
}

function open(router: AnyRouter, link: HTMLAnchorElement): void {
  closePopovers(link)
  storeLanguage(link)
  if (reloadsInLanguage(link)) return
  // The guard that loads another area's pages would do so without the fragment's place.
  if (link.hash !== '' && isElsewhere(router.matchRoutes(paths.toInternal(link.pathname), {}))) {
    location.assign(link.href)
    return
  }
  const href = `${link.pathname}${link.search}${link.hash}`
  const moves = link.dataset.keepScroll === undefined
  router.navigate({ href, resetScroll: moves, hashScrollIntoView: moves })
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const isStale = (): boolean => document.querySelector('[data-stale]') !== null

/** Resolves at the end of the current load, if there is one. */
const fetched = (router: AnyRouter) =>
  new Promise<void>((resolve) => {
    if (!router.state.isLoading) return resolve()
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve()
    })
  })

/**
 * Opens a link of a page whose next state is loading, once that is rendered: until then the link does not
 * include the latest choice. A link that was removed by the update opens as it was.
 */
async function openAfterwards(router: AnyRouter, link: HTMLAnchorElement): Promise<void> {
  await fetched(router)
  while (isStale()) await nextFrame()
  open(router, link)
}

/**
 * Reports whether text was typed that is saved nowhere. Browsers keep it for the way back from another document; the router
 * would render an empty form.
 */
const losesTyping = (link: HTMLAnchorElement): boolean =>
  isPublicDocument() &&
  link.pathname !== location.pathname &&
  document.querySelector('form[data-typed]:not([data-saved])') !== null

function follow(router: AnyRouter, click: MouseEvent): void {
  const link = click.defaultPrevented || !opensHere(click) ? undefined : pageLinkAt(click.target)
  if (!link) return
  if (losesTyping(link)) {
    storeLanguage(link)
    return
  }
  click.preventDefault()
  const isOnItsWay = router.state.isLoading || isStale()
  if (isOnItsWay && link.pathname === location.pathname) openAfterwards(router, link)
  else open(router, link)
}

/** Prefetches the page of a link; a failed prefetch is retried when the link is opened. */
function fetchPage(router: AnyRouter, { pathname, search }: HTMLAnchorElement): void {
  router.preloadRoute({ to: paths.toInternal(pathname), search: parseSearch(search) }).catch(() => undefined)
}

/** The link that would be worth prefetching. */
const linkOfIntent = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = pageLinkAt(target)
  return link && link.dataset.noPreload === undefined && !isSamePlace(link) ? link : undefined
}

/** Prefetches the page of a link after one second of hover or focus; only the most recent link counts. */
function watchIntent(router: AnyRouter): (event: Event) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let pointedAt: HTMLAnchorElement | undefined
  return (event) => {
    const link = linkOfIntent(event)
    if (link === pointedAt) return
    pointedAt = link
    clearTimeout(waiting)
    if (link && !document.querySelector('[data-no-preloads]'))
      waiting = setTimeout(() => fetchPage(router, link), intentMs)
  }
}

/**
 * Makes every plain `<a href>` to a page of the portal navigate without a document load, and prefetches its page. A
 * single listener replaces the router's Link, which costs a subscription and a URL computation per link.
 */
export function usePlainLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('click', (click) => follow(router, click), { signal })
    noticeEarlierTyping()
    document.addEventListener('input', noticeTyping, { signal })
    const intend = watchIntent(router)
    for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, intend, { signal })
    return () => stop.abort()
  }, [router])
}
