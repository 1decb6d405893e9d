import type { ReactElement } from 'react'

/** The component of a fragment. */
export type FragmentComponent<Props> = (props: Props) => ReactElement | null

/**
 * Finds the component of a fragment: imported on the server, a chunk of its own in the browser.
 *
 * `createIsomorphicFn().server(() => Part).client(async () => (await import('./part.tsx')).Part)`, of which the compiler
 * takes the server's half, with its import, out of the browser's scripts.
 */
export type FindComponent<Props> = () => FragmentComponent<Props> | Promise<FragmentComponent<Props>>

/** The code of a fragment. The browser loads it once, when it renders a page with the fragment itself. */
export class FragmentCode<Props> {
  readonly #find: FindComponent<Props>
  #component: FragmentComponent<Props> | undefined
  #loading: Promise<FragmentComponent<Props>> | undefined
  #hasFailed = false

  /** @param find returns the component, or a promise of it */
  constructor(find: FindComponent<Props>) {
    this.#find = find
  }

  /** The component; undefined until it is loaded. */
  loaded(): FragmentComponent<Props> | undefined {
    if (this.#loading === undefined) this.#begin()
    return this.#component
  }

  /** Resolves to the component. A failed load stays failed until `load` is called again. */
  loading(): Promise<FragmentComponent<Props>> {
    return this.#loading ?? this.#begin()
  }

  /** For loaders: waits for the code, and retries a failed load. */
  async load(): Promise<void> {
    await (this.#hasFailed ? this.#begin() : this.loading())
  }

  #begin(): Promise<FragmentComponent<Props>> {
    const found = this.#find()
    const loading = Promise.resolve(found)
    const keep = (component: FragmentComponent<Props>) => {
      this.#component = component
    }
    if (!(found instanceof Promise)) keep(found)
    this.#loading = loading
    this.#hasFailed = false
    loading.then(keep, () => {
      this.#hasFailed = true
    })
    return loading
  }
}

/** A fragment on a page. */
export type FragmentProps<Props> = {
  readonly name: string
  readonly code: FragmentCode<Props>
  readonly props: Props
}
