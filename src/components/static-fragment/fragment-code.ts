import type { ReactElement } from 'react'

/** What draws a part. */
export type Drawing<Props> = (props: Props) => ReactElement | null

/**
 * Where what draws a part is: at hand on the server, a file of its own in the browser.
 *
 * `createIsomorphicFn().server(() => Part).client(async () => (await import('./part.tsx')).Part)`, of which the compiler
 * takes the server's half, with its import, out of the browser's scripts.
 */
export type FindPart<Props> = () => Drawing<Props> | Promise<Drawing<Props>>

/** The code of a part, fetched once: when a page that the browser draws itself shows the part. */
export class PartCode<Props> {
  readonly #find: FindPart<Props>
  #drawing: Drawing<Props> | undefined
  #coming: Promise<Drawing<Props>> | undefined
  #isLost = false

  /** @param find what draws the part, or a promise of it */
  constructor(find: FindPart<Props>) {
    this.#find = find
  }

  /** What draws the part; undefined while it is not here. */
  here(): Drawing<Props> | undefined {
    if (this.#coming === undefined) this.#begin()
    return this.#drawing
  }

  /** What draws the part, as soon as it is here. One that could not be had stays away until it is loaded again. */
  coming(): Promise<Drawing<Props>> {
    return this.#coming ?? this.#begin()
  }

  /** For loaders: waits for the part, and asks anew for one that could not be had. */
  async load(): Promise<void> {
    await (this.#isLost ? this.#begin() : this.coming())
  }

  #begin(): Promise<Drawing<Props>> {
    const found = this.#find()
    const coming = Promise.resolve(found)
    const keep = (drawing: Drawing<Props>) => {
      this.#drawing = drawing
      // By these, React takes what has come without waiting.
      Object.assign(coming, { status: 'fulfilled', value: drawing })
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

/** A part on a page: its name, what draws it, and what it shows. */
export type PartProps<Props> = {
  readonly name: string
  readonly code: PartCode<Props>
  readonly props: Props
}
