import type { ReactElement } from 'react'
import { ChartExports } from '~/components/chart/chart-exports.tsx'
import { stringifySearch } from '~/routing/addresses/search-params.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { SharePerformanceSearch, SharePerformanceView } from './share-performance.schema.ts'

type ExportsProps = {
  readonly view: SharePerformanceView
  readonly fundKey: string
  readonly search: SharePerformanceSearch
}

/** Downloads of the chart's data in the page's language; the server generates the files. */
export function ShareExports({ view, fundKey, search }: ExportsProps): ReactElement | null {
  const { performance } = useTranslations()
  const locale = useLocale()
  const { share, ...state } = search
  if (view.share === null) return null
  const folder = `/api/funds/${encodeURIComponent(fundKey)}/shares/${encodeURIComponent(view.share.id)}`
  const texts = performance.export
  return (
    <div className="mt-2 md:mt-4">
      <ChartExports
        svgAddress={`${folder}/chart.svg${stringifySearch({ ...state, locale })}`}
        csvAddress={`${folder}/values.csv${stringifySearch({ locale })}`}
        fileName={`${fundKey}-${view.share.id}`}
        texts={{
          label: texts.label(),
          png: texts.png(),
          svg: texts.svg(),
          csv: texts.csv(),
          failed: texts.failed(),
        }}
      />
    </div>
  )
}
