// framework-seam: static-fragments
import { deepEqual } from '@tanstack/react-router'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import type { Locale } from '~/routing/addresses/locales.ts'
import { useLocale } from '~/routing/navigation/use-locale.ts'
import { useFocusRestoration } from './focus-restoration.ts'
import type { FragmentComponent, FragmentProps } from './fragment-code.ts'
import { FragmentOnDemand } from './fragment-on-demand.tsx'
import type { Html } from './html-only-data.ts'
import { preservedHtml } from './preserved-html.tsx'
import { useHydrates, useSame } from './rendering-hooks.ts'

// A constant object: React would write a new one over the HTML of the page.
const unchangedHtml: Html = { __html: '' }

type Code = { readonly loaded: () => unknown; readonly loading: () => Promise<unknown> }

/** Renders again once the code is loaded; a failed load is thrown to the page's error boundary. */
function useCodeInTime(code: Code, isWanted: boolean): void {
  const [, setIsLoaded] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const fail = (error: unknown) =>
      setIsLoaded(() => {
        throw error
      })
    code.loading().then(() => setIsLoaded(true), fail)
  }, [code, isWanted])
}

/**
 * Loads the code when the server's HTML leaves the page. A return within the cache time of the loaders runs none of
 * them, and renders the fragment here.
 */
function useCodeForReturn(code: Code): void {
  useEffect(() => () => void code.loading().catch(() => undefined), [code])
}

/** Inputs of a fragment's rendering. */
type Shown<Props> = { readonly locale: Locale; readonly props: Props }

/**
 * Reports whether the server's HTML stays: while props and language are unchanged, and then until the code that renders
 * the fragment is loaded. Once replaced, the HTML never returns.
 */
function usePreserved(shown: Shown<object>, code: Code): boolean {
  const hydrates = useHydrates()
  const [first, setFirst] = useState<Shown<object> | undefined>(shown)
  const isLeft = !hydrates || first === undefined
  const isOld = !isLeft && !deepEqual(first, shown)
  const isPreserved = !isLeft && (!isOld || code.loaded() === undefined)
  useCodeInTime(code, isOld && isPreserved)
  useCodeForReturn(code)
  if (!isPreserved && first !== undefined) setFirst(undefined)
  return isPreserved
}

/** A static fragment in the browser: the server's HTML until its props or language change, then an ordinary component. */
export function BrowserFragment<Props extends object>({
  name,
  code,
  props,
}: FragmentProps<Props>): ReactElement {
  const isPreserved = usePreserved({ locale: useLocale(), props }, code)
  const { before, after } = useFocusRestoration()
  if (isPreserved) return preservedHtml(name, unchangedHtml, before)
  return (
    <div key="rendered" ref={after} className="contents">
      <FragmentOnDemand code={code}>
        {(component) => <RenderedPart {...{ component, props }} />}
      </FragmentOnDemand>
    </div>
  )
}

/** Renders again for other props only, or when the language that the fragment reads changes. */
function RenderedPart<Props extends object>({
  component: Part,
  props,
}: {
  readonly component: FragmentComponent<Props>
  readonly props: Props
}): ReactElement {
  const same = useSame(props)
  return useMemo(() => <Part {...same} />, [Part, same])
}
