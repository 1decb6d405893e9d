import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useAppNavigate } from '~/routing/addresses/links.tsx'
import { parseSearch } from '~/routing/addresses/search-params.ts'
import { useAfterPaint } from '~/routing/navigation/after-paint.ts'
import { useLocale } from '~/routing/navigation/use-locale.ts'
import { type FundListSearch, fundListSearchSchema } from './fund-list.schema.ts'
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

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value ?? '']).map(String)

/** Sets a control to its URL state; a focused text field is left alone. */
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
 * Makes a GET form apply its changes at once. Between two navigations the form holds the state, so a click
 * shows at once and keeps its focus: the control is painted before its navigation starts, unless a link is
 * pressed first. Other URL changes (a link, the back button) update the form. A choice made before
 * hydration is applied after it.
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
    // A response between a click and its navigation does not know that click.
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
