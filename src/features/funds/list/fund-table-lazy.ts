import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The table with its library, loaded on demand. The loader preloads it, so that the server renders it and
 * nothing waits for a script.
 */
export const LazyFundTable = lazyRouteComponent(() => import('./fund-table.tsx'), 'FundTable')
