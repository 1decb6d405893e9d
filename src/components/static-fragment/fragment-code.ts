import type { ReactElement } from 'react'

/** The component of a fragment. */
export type Drawing<Props> = (props: Props) => ReactElement | null

/**
 * Finds the component of a fragment: imported on the server, a chunk of its own in the browser.
 *
 * `createIsomorphicFn().server(() => Part).client(async () => (await import('./part.tsx')).Part)`, of which the compiler
 * takes the server's half, with its import, out of the browser's scripts.
 */
export type FindComponent<Props> = () => Drawing<Props> | Promise<Drawing<Props>>

/** The code of a fragment. The browser loads it once, when it renders a page with the fragment itself. */
export class FragmentCode<Props> {
  readonly #find: FindComponent<Props>
  #drawing: Drawing<Props> | undefined
  #coming: Promise<Drawing<Props>> | undefined
  #isLost = false

  /** @param find returns the component, or a promise of it */
  constructor(find: FindComponent<Props>) {
    this.#find = find
  }

  /** The component; undefined until it is loaded. */
  here(): Drawing<Props> | undefined {
    if (this.#coming === undefined) this.#begin()
    return this.#drawing
  }

  /** Resolves to the component. A failed load stays failed until `load` is called again. */
  coming(): Promise<Drawing<Props>> {
    return this.#coming ?? this.#begin()
  }

  /** For loaders: waits for the code, and retries a failed load. */
  async load(): Promise<void> {
    await (this.#isLost ? this.#begin() : this.coming())
  }

  #begin(): Promise<Drawing<Props>> {
    const found = this.#find()
    const coming = Promise.resolve(found)
    const keep = (drawing: Drawing<Props>) => {
      this.#drawing = drawing
    }
    if (!(found instanceof Promise)) keep(found)
    this.#coming = coming
    this.#isLost = false
    coming.then(keep, () => {
      this.#isLost = true
    })
    return coming
  }
}

/** A fragment on a page. */
export type FragmentProps<Props> = {
  readonly name: string
  readonly code: FragmentCode<Props>
  readonly props: Props
}
