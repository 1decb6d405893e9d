import { useRouterState } from '@tanstack/react-router'

/** The part of an address before its search and anchor. */
export const pathIn = (href: string): string => href.split(/[?#]/, 1)[0] ?? href

/**
 * `aria-current` of a link in a navigation: whether the page shown is the one at `path` or, of a section, one below it.
 */
export function useCurrent(path: string, within: 'page' | 'section' = 'page'): 'page' | undefined {
  return useRouterState({
    select: ({ location }) => {
      const here = pathIn(location.publicHref)
      return here === path || (within === 'section' && here.startsWith(`${path}/`)) ? 'page' : undefined
    },
  })
}
