import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactElement } from 'react'
import { type FindComponent, FragmentCode } from './fragment-code.ts'
import { FragmentOnDemand } from './fragment-on-demand.tsx'
import type { HtmlOnlyData } from './html-only-data.ts'
import { personalMarkupOf } from './personal-markup.ts'
import { preservedHtml } from './preserved-html.tsx'
import { ServerFragment } from './server-fragment.tsx'
import type { StaticFragment } from './static-fragment.tsx'

type Part<Value> = {
  readonly name: string
  readonly code: FragmentCode<{ readonly data: Value }>
  readonly data: Value
}

function PartOnServer<Value extends object>({ name, code, data }: Part<Value>): ReactElement {
  return <ServerFragment {...{ name, code }} props={{ data }} render={personalMarkupOf} />
}

function PartInBrowser<Value extends object>({ name, code, data }: Part<Value>): ReactElement {
  return (
    <div key="rendered" data-fragment={name} className="contents">
      <FragmentOnDemand code={code}>{(Component) => <Component data={data} />}</FragmentOnDemand>
    </div>
  )
}

const partComponent = createIsomorphicFn()
  .server(() => PartOnServer)
  .client(() => PartInBrowser)

const PersonalPart = partComponent()

/**
 * A part of one reader's page without interaction: like an `htmlOnlyFragment`, hydration reads its HTML from the
 * document instead of data, but the server keeps its HTML no longer than the data that it shows.
 *
 * The component may use its data, the language and its texts; no router, state or events. It may be on a page once.
 * @param name unique among fragments
 */
export function personalFragment<Value extends object>(
  name: string,
  find: FindComponent<{ readonly data: Value }>,
): StaticFragment<{ readonly data: HtmlOnlyData<Value> }> {
  const code = new FragmentCode(find)
  const show = ({ data }: { readonly data: HtmlOnlyData<Value> }) =>
    data.value === undefined ? (
      preservedHtml(name, data.htmlOf(name))
    ) : (
      <PersonalPart {...{ name, code }} data={data.value} />
    )
  return Object.assign(show, { load: () => code.load() })
}
