import { type ReactElement, Suspense, use } from 'react'
import type { FragmentCode, FragmentComponent } from './fragment-code.ts'

type Props<Of> = {
  readonly code: FragmentCode<Of>
  readonly children: (component: FragmentComponent<Of>) => ReactElement
}

/**
 * Renders a fragment in the browser with its component. Loaders load it before a page is shown; a page whose loaders do
 * not run again, because their data is fresh, has a gap in this place until it is loaded. Without the boundary, React
 * would hide the whole page.
 */
export function FragmentOnDemand<Of>(props: Props<Of>): ReactElement {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded<Of>({ code, children }: Props<Of>): ReactElement {
  return children(code.loaded() ?? use(code.loading()))
}
