import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The table with its library, loaded by those who ask for it. The loader preloads it, so that the server writes it
 * into the page itself and nothing waits for a script.
 */
export const LazyFundTable = lazyRouteComponent(() => import('./fund-table.tsx'), 'FundTable')
