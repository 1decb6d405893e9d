import { deepEqual } from '@tanstack/react-router'
import { type ReactElement, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '~/routing/addresses/locales.ts'
import { useLocale } from '~/routing/navigation/use-locale.ts'
import type { PartProps } from './fragment-code.ts'
import type { Html } from './html-only-data.ts'
import { preservedHtml } from './preserved-html.tsx'

// One object for good: another one would make React write it over what stands in the page.
const asItStands: Html = { __html: '' }

const never = () => () => undefined

/** Whether this component takes over what the server has written; false for one that a browser draws itself. */
function useStandsInPage(): boolean {
  const stands = useRef(false)
  return useSyncExternalStore(
    never,
    () => stands.current,
    () => {
      stands.current = true
      return true
    },
  )
}

type Code = { readonly here: () => unknown; readonly coming: () => Promise<unknown> }

/** Draws again once the code is here; that it cannot be had is an error of the page. */
function useCodeInTime(code: Code, isWanted: boolean): void {
  const [, setIsHere] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const fail = (error: unknown) =>
      setIsHere(() => {
        throw error
      })
    code.coming().then(() => setIsHere(true), fail)
  }, [code, isWanted])
}

/** What a part is drawn of: its props, in the language of the page. */
type Shown<Props> = { readonly locale: Locale; readonly props: Props }

/**
 * Whether what the server has written stands here: as long as it shows the same, and then until there is something to
 * draw in its place. After that it never stands here again.
 */
function usePreserved(shown: Shown<object>, code: Code): boolean {
  const standsInPage = useStandsInPage()
  const [first, setFirst] = useState<Shown<object> | undefined>(shown)
  const isLeft = !standsInPage || first === undefined
  const isOld = !isLeft && !deepEqual(first, shown)
  const isPreserved = !isLeft && (!isOld || code.here() === undefined)
  useCodeInTime(code, isOld && isPreserved)
  if (!isPreserved && first !== undefined) setFirst(undefined)
  return isPreserved
}

/** A static fragment in the browser: left as it came until its props or its language change, and drawn as any other component from then on. */
export function BrowserFragment<Props extends object>({ name, code, props }: PartProps<Props>): ReactElement {
  const isPreserved = usePreserved({ locale: useLocale(), props }, code)
  if (isPreserved) return preservedHtml(name, asItStands)
  return (
    <div key="drawn" className="contents">
      <DrawnPart {...{ code, props }} />
    </div>
  )
}

/** The props of before, as long as these say the same. */
function useSame<Props extends object>(props: Props): Props {
  const [same, setSame] = useState(props)
  if (deepEqual(same, props)) return same
  setSame(props)
  return props
}

/** Drawn again for other props, and by the language that it asks for itself: a static fragment knows of nothing else. */
function DrawnPart<Props extends object>({ code, props }: Omit<PartProps<Props>, 'name'>): ReactElement {
  const Part = use(code.coming())
  const same = useSame(props)
  return useMemo(() => <Part {...same} />, [Part, same])
}
