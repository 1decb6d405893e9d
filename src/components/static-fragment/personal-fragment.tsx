import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactElement, use } from 'react'
import { type FindComponent, FragmentCode } from './fragment-code.ts'
import type { HtmlOnlyData } from './html-only-data.ts'
import { preservedHtml } from './preserved-html.tsx'
import type { StaticFragment } from './static-fragment.tsx'

type Part<Value> = { readonly code: FragmentCode<{ readonly data: Value }>; readonly data: Value }

/** Rendered with the page: the server has the code, a browser waits for it. */
function RenderedPart<Value>({ code, data }: Part<Value>): ReactElement {
  const Component = code.loaded() ?? use(code.loading())
  return <Component data={data} />
}

const isServer = createIsomorphicFn()
  .server(() => true)
  .client(() => false)

/**
 * A part of one reader's page without interaction: like an `htmlOnlyFragment`, hydration reads its HTML from the
 * document instead of data, but the server renders it for each request and keeps nothing of it.
 *
 * The component may use its data, the language and its texts; no router, state or events. It may be on a page once.
 * @param name unique among fragments
 */
export function personalFragment<Value extends object>(
  name: string,
  find: FindComponent<{ readonly data: Value }>,
): StaticFragment<{ readonly data: HtmlOnlyData<Value> }> {
  const code = new FragmentCode(find)
  const show = ({ data }: { readonly data: HtmlOnlyData<Value> }) => {
    if (data.value === undefined) return preservedHtml(name, data.htmlOf(name))
    return (
      <div key={isServer() ? 'preserved' : 'rendered'} data-fragment={name} className="contents">
        <RenderedPart code={code} data={data.value} />
      </div>
    )
  }
  return Object.assign(show, { load: () => code.load() })
}
