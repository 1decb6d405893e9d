import { createIsomorphicFn } from '@tanstack/react-start'
import { loadChartParts } from '~/components/chart/chart-figure.tsx'
import { kept, loadParts } from '~/components/kept/kept.tsx'
import { ComparePeriods } from './compare-periods.tsx'
import { CompareTable, type CompareTableProps } from './compare-table.tsx'
import { CompareWarnings } from './compare-warnings.tsx'
import type { ComparedFund } from './fund-compare.schema.ts'

/**
 * {@link CompareTable}, kept: drawing it took a tenth of a second of a phone in one piece, most of it for the browser's
 * rules of lists (`Intl.ListFormat`), which it reads when they are first asked for.
 */
export const KeptTable = kept<CompareTableProps>(
  'compare-table',
  createIsomorphicFn()
    .server(() => CompareTable)
    .client(async () => (await import('./compare-table.tsx')).CompareTable),
)

/** {@link ComparePeriods}, kept. */
export const KeptPeriods = kept<{ readonly fund: ComparedFund }>(
  'compare-periods',
  createIsomorphicFn()
    .server(() => ComparePeriods)
    .client(async () => (await import('./compare-periods.tsx')).ComparePeriods),
)

/** {@link CompareWarnings}, kept. */
export const KeptWarnings = kept<{ readonly pair: readonly ComparedFund[] }>(
  'compare-warnings',
  createIsomorphicFn()
    .server(() => CompareWarnings)
    .client(async () => (await import('./compare-warnings.tsx')).CompareWarnings),
)

/** For the loader of the comparison. */
export const loadCompareParts = () =>
  loadParts(KeptTable, KeptPeriods, KeptWarnings, { load: loadChartParts })
