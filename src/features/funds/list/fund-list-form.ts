import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { typedLine } from '~/lib/typed-text.ts'
import { useAppNavigate } from '~/routing/addresses/links.tsx'
import { parseSearch } from '~/routing/addresses/search-params.ts'
import { useAfterPaint } from '~/routing/navigation/after-paint.ts'
import { useLocale } from '~/routing/navigation/use-locale.ts'
import { type FundListSearch, fundListSearchSchema, usualColumns } from './fund-list.schema.ts'
import { withFilters } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'

const typingPauseMs = 300

/** Returns the search that a form submits, exactly as the browser would send it without scripts. */
export function searchOfForm(form: HTMLFormElement): FundListSearch {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return fundListSearchSchema.parse(parseSearch(`?${new URLSearchParams(fields)}`))
}

/** Returns the search of the address bar, which a navigation changes before its results are loaded. */
const searchOfAddress = (): FundListSearch => fundListSearchSchema.parse(parseSearch(window.location.search))

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value ?? '']).map(String)

const isSearchBox = (control: EventTarget): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'search'

/** Sets a control to its URL state. A text field keeps the spaces around the text of the URL. */
function showIn(control: Element, search: Record<string, unknown>): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = textsOf(search[control.name]).includes(control.value)
  } else if (isSearchBox(control)) {
    const text = textsOf(search[control.name]).join(' ')
    if (typedLine(control.value) !== text) control.value = text
  } else if (control instanceof HTMLSelectElement) {
    const value = search[control.name]
    if (typeof value === 'string') control.value = value
    else control.selectedIndex = 0
  }
}

/** A search being typed: the text that the address has of it, and whether it has its history entry. */
type Typing = { readonly text: string | undefined; readonly hasEntry: boolean }

type Apply = (form: HTMLFormElement, replace: boolean) => void

/**
 * Applies a typed search after a pause. A search begun is one entry of the history, however many pauses it
 * takes: the first one adds the entry, the others replace it. It ends when the focus leaves the field, when
 * another control is used, and when the address gets another text.
 */
function useTypedSearch(apply: Apply) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typing = useRef<Typing>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const drop = () => {
    clearTimeout(pause.current)
    pause.current = undefined
    typing.current = undefined
  }
  const send = (form: HTMLFormElement) => {
    clearTimeout(pause.current)
    pause.current = undefined
    const { text = undefined, hasEntry = false } = typing.current ?? {}
    const typed = searchOfForm(form).q
    if (typed === text) return
    typing.current = { text: typed, hasEntry: true }
    apply(form, hasEntry)
  }
  return {
    type: (form: HTMLFormElement) => {
      typing.current ??= { text: searchOfAddress().q, hasEntry: false }
      clearTimeout(pause.current)
      pause.current = setTimeout(() => send(form), typingPauseMs)
    },
    /** Applies the typed text, as the end of the search; false if nothing is being typed. */
    finish: (form: HTMLFormElement): boolean => {
      const isTyping = typing.current !== undefined
      if (isTyping) send(form)
      drop()
      return isTyping
    },
    /** Discards the typed text. */
    drop,
    /** Reports whether a text of the URL belongs to the search being typed, which may be ahead of it. */
    isOwn: (text: string | undefined) => typing.current !== undefined && typing.current.text === text,
  }
}

/**
 * Makes a GET form apply its changes at once. Between two navigations the form holds the state, so a click
 * shows at once and keeps its focus: the control is painted before its navigation starts, unless a link is
 * pressed first. Every other change of the URL (a link, the back button) changes the form. A choice made
 * before hydration is applied after it.
 */
export function useFundListForm(form: RefObject<HTMLFormElement | null>, search: FundListSearch) {
  const locale = useLocale()
  const navigate = useAppNavigate()
  const isReady = useRef(false)
  const { schedule, flush, isWaiting } = useAfterPaint()

  const apply: Apply = (element, replace) => {
    navigate({ to: '/funds', search: searchOfForm(element), resetScroll: false, replace })
  }
  const typed = useTypedSearch(apply)
  const show = useEffectEvent((element: HTMLFormElement) => {
    const isEarlier = !isReady.current
    isReady.current = true
    const isChanged =
      fundListPath(locale, searchOfForm(element)) !== fundListPath(locale, withFilters(search, {}))
    if (isEarlier && isChanged) return apply(element, false)
    // A response between a click and its navigation does not know that click.
    if (isWaiting()) return
    const address = searchOfAddress()
    const state = { ...address, columns: address.columns ?? usualColumns }
    const isTyping = typed.isOwn(address.q)
    if (!isTyping) typed.drop()
    for (const control of element.elements) if (!isTyping || !isSearchBox(control)) showIn(control, state)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form follows the address, whatever else changes.
  useEffect(() => {
    if (form.current) show(form.current)
  }, [form, search])
  // A step back before the results of the last choice have come changes the address, but not the search.
  useEffect(() => {
    const follow = () => form.current && show(form.current)
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [form])

  return {
    onClickCapture: flush,
    onChange: ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
      if (isSearchBox(target)) return typed.type(currentTarget)
      typed.drop()
      schedule(() => apply(currentTarget, false))
    },
    onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
      if (isSearchBox(target)) typed.finish(currentTarget)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!typed.finish(event.currentTarget)) apply(event.currentTarget, false)
    },
  }
}
