import { useRouterState } from '@tanstack/react-router'

/** The part of a URL before its search and hash. */
export const pathIn = (href: string): string => href.split(/[?#]/, 1)[0] ?? href

/**
 * `aria-current` of a navigation link: whether the current page is the one at `path` or, for a section, one
 * below it.
 */
export function useCurrent(path: string, within: 'page' | 'section' = 'page'): 'page' | undefined {
  return useRouterState({
    select: ({ location }) => {
      const here = pathIn(location.publicHref)
      return here === path || (within === 'section' && here.startsWith(`${path}/`)) ? 'page' : undefined
    },
  })
}
