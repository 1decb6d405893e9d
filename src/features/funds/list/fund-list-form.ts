import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useAppNavigate } from '~/routing/addresses/links.tsx'
import { parseSearch } from '~/routing/addresses/search-params.ts'
import { useAfterPaint } from '~/routing/navigation/after-paint.ts'
import { useLocale } from '~/routing/navigation/use-locale.ts'
import { type FundListSearch, fundListSearchSchema } from './fund-list.schema.ts'
import { withFilters } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'

const typingPauseMs = 300

/** The state that a form asks for: exactly what the browser would send without scripts. */
export function searchOfForm(form: HTMLFormElement): FundListSearch {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return fundListSearchSchema.parse(parseSearch(`?${new URLSearchParams(fields)}`))
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value ?? '']).map(String)

/** Sets a control to the state in the address; the text field that is being written in is left alone. */
function showIn(control: Element, search: Record<string, unknown>): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = textsOf(search[control.name]).includes(control.value)
  } else if (control instanceof HTMLInputElement && control.type === 'search') {
    if (control !== document.activeElement) control.value = textsOf(search[control.name]).join(' ')
  } else if (control instanceof HTMLSelectElement) {
    const value = search[control.name]
    if (typeof value === 'string') control.value = value
    else control.selectedIndex = 0
  }
}

/**
 * Makes a GET form apply its changes at once. The form itself holds the state between two navigations, so a click
 * answers immediately and keeps its focus: it is drawn before its navigation begins, unless a link is pressed that
 * would otherwise come first. The address sets the form whenever it changes otherwise (a link, the back button). What
 * was chosen before the scripts were ready is applied as soon as they are.
 */
export function useFundListForm(form: RefObject<HTMLFormElement | null>, search: FundListSearch) {
  const locale = useLocale()
  const navigate = useAppNavigate()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isReady = useRef(false)
  const { schedule, flush, isWaiting } = useAfterPaint()

  const apply = (element: HTMLFormElement, isTyping: boolean) => {
    clearTimeout(pause.current)
    navigate({ to: '/funds', search: searchOfForm(element), resetScroll: false, replace: isTyping })
  }
  const show = useEffectEvent((element: HTMLFormElement) => {
    const isEarlier = !isReady.current
    isReady.current = true
    const isChanged =
      fundListPath(locale, searchOfForm(element)) !== fundListPath(locale, withFilters(search, {}))
    if (isEarlier && isChanged) return apply(element, false)
    // An answer that comes between a tick and its navigation knows nothing of that tick.
    if (isWaiting()) return
    for (const control of element.elements) showIn(control, search)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form follows the address, whatever else changes.
  useEffect(() => {
    if (form.current) show(form.current)
  }, [form, search])
  useEffect(() => () => clearTimeout(pause.current), [])

  return {
    onClickCapture: flush,
    onChange: ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
      clearTimeout(pause.current)
      const isTyping: boolean = target.type === 'search'
      if (!isTyping) return schedule(() => apply(currentTarget, false))
      pause.current = setTimeout(() => apply(currentTarget, true), typingPauseMs)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      apply(event.currentTarget, false)
    },
  }
}
