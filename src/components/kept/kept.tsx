import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, type ReactElement, use, useRef, useState, useSyncExternalStore } from 'react'
import { KeptPlacesContext } from '~/lib/kept-places.ts'
import { LocaleContext, useLocale } from '~/routing/use-locale.ts'
import type { Html, KeptData } from './kept-data.ts'
import { markupOf } from './markup-store.ts'

// One object for good: another one would make React write it over what stands in the page.
const asItStands: Html = { __html: '' }

/** What a part is as HTML: on the server what it shows, in the browser what stands there, as long as that shows it. */
const htmlOf = createIsomorphicFn()
  .server((name: string, props: object, draw: () => ReactElement, _isStanding: boolean): Html | undefined => {
    const part = markupOf({ name, props }, draw)
    return { __html: use(KeptPlacesContext)?.markOf(part) ?? part.text }
  })
  .client(
    (_name: string, _props: object, _draw: () => ReactElement, isStanding: boolean): Html | undefined =>
      isStanding ? asItStands : undefined,
  )

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

const isSame = (a: object, b: object): boolean =>
  Object.entries(a).every(([name, value]) => value === Reflect.get(b, name))

/** Whether what the server has written still shows these props; once it does not, it never does again. */
function useStanding(props: object): boolean {
  const standsInPage = useStandsInPage()
  const [first, setFirst] = useState<object | undefined>(props)
  const isStanding = standsInPage && first !== undefined && isSame(first, props)
  if (!isStanding && first !== undefined) setFirst(undefined)
  return isStanding
}

/** A part as HTML, which React leaves as it came. */
const standing = (name: string, html: Html): ReactElement => (
  <div
    key="kept"
    data-kept={name}
    className="contents"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it, with all that it escapes.
    dangerouslySetInnerHTML={html}
  />
)

/**
 * A part of pages that never answers to its reader, kept as HTML: the server draws it once for the same props in the
 * same language, whoever asks, and the browser leaves it as it came until its props change. For what is public alone.
 *
 * It may use its props, the language and its texts; no router, no state, no events. Its props must be JSON. `name` is
 * its own among all kept parts; one that makes ids stands on a page once.
 */
export function kept<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
): (props: Props) => ReactElement {
  return function KeptPart(props) {
    const locale = useLocale()
    const isStanding = useStanding(props)
    const draw = () => (
      <LocaleContext value={locale}>
        <Part {...props} />
      </LocaleContext>
    )
    const html = htmlOf(`${locale}-${name}`, props, draw, isStanding)
    if (html === undefined) {
      return (
        <div key="drawn" className="contents">
          {draw()}
        </div>
      )
    }
    return standing(name, html)
  }
}

/**
 * A kept part of data that a page carries as its HTML alone, which stays that HTML for as long as the page's data do:
 * also when its reader comes back to it. It stands on a page once.
 */
export function keptOf<Value extends object>(
  name: string,
  Part: ComponentType<{ readonly data: Value }>,
): (props: { readonly data: KeptData<Value> }) => ReactElement {
  const Drawn = kept(name, Part)
  return function KeptPartOfData({ data }) {
    if (data.value !== undefined) return <Drawn data={data.value} />
    return standing(name, data.standing(name))
  }
}
