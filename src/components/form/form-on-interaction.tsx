import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactElement, Suspense, use, useMemo, useState } from 'react'
import { type FindComponent, FragmentCode, type FragmentComponent } from '../static-fragment/fragment-code.ts'
import { useHydrates, useSame } from '../static-fragment/rendering-hooks.ts'

type FormProps<Props> = {
  /** Unique on a page. */
  readonly name: string
  readonly code: FragmentCode<Props>
  readonly props: Props
}

/** The component of a form, or the promise of it. */
type Found<Props> = FragmentComponent<Props> | Promise<FragmentComponent<Props>>

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const

const formOf = (name: string) => `[data-form="${name}"]`

/** Resolves when somebody comes to the form by pointer, touch or keyboard, or when a browser fills its fields. */
const interactionWith = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const notice = ({ target }: { readonly target: EventTarget | null }) => {
      if (!(target instanceof Element && target.closest(formOf(name)))) return
      for (const sign of signs) removeEventListener(sign, notice, true)
      resolve()
    }
    // On the window, since React's own listeners stop events of what is not hydrated yet.
    for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true })
    notice({ target: document.activeElement })
  })

const never = () => new Promise<never>(() => undefined)

/** Loads the code of the server's form once it is used. If it cannot be loaded, the browser posts the form as it is. */
const loadedWhenUsed = <Props,>(name: string, code: FragmentCode<Props>) =>
  interactionWith(name)
    .then(() => code.loading())
    .catch(never)

const loadedNow = <Props,>(code: FragmentCode<Props>): Found<Props> => code.loaded() ?? code.loading()

function FormInBrowser<Props extends object>({ name, code, props }: FormProps<Props>): ReactElement {
  const hydrates = useHydrates()
  const [found] = useState(() => (hydrates ? loadedWhenUsed(name, code) : loadedNow(code)))
  const same = useSame(props)
  // The same element while its props are: React would replace fields that it has not hydrated by new ones.
  return useMemo(
    () => (
      <div data-form={name} className="contents">
        <Suspense fallback={null}>
          <FoundForm found={found} props={same} />
        </Suspense>
      </div>
    ),
    [name, found, same],
  )
}

function FoundForm<Props extends object>({
  found,
  props,
}: {
  readonly found: Found<Props>
  readonly props: Props
}): ReactElement {
  const Form = found instanceof Promise ? use(found) : found
  return <Form {...props} />
}

function FormOnServer<Props extends object>({ name, code, props }: FormProps<Props>): ReactElement {
  return (
    <div data-form={name} className="contents">
      <Suspense fallback={null}>
        <FoundForm found={loadedNow(code)} props={props} />
      </Suspense>
    </div>
  )
}

const formComponent = createIsomorphicFn()
  .server(() => FormOnServer)
  .client(() => FormInBrowser)

const Form = formComponent()

/**
 * A form that the browser hydrates when somebody comes to it: visitors who only read load none of its code. Until then
 * it is a form without scripts, and what has been typed stays.
 *
 * Call `load` in the route's loader: a page that the browser renders itself then has no gap.
 * @param name unique on a page
 * @param find imports the form on the server, and loads it in the browser, see {@link FindComponent}
 */
export function formOnInteraction<Props extends object>(
  name: string,
  find: FindComponent<Props>,
): ((props: Props) => ReactElement) & { readonly load: () => Promise<void> } {
  const code = new FragmentCode(find)
  return Object.assign((props: Props) => <Form {...{ name, code, props }} />, { load: () => code.load() })
}
