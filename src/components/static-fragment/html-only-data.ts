import { createSerializationAdapter } from '@tanstack/react-router'

/** HTML that React rendered. */
export type Html = { readonly __html: string }

/** The part of `Document` that is used. */
type Page = { readonly querySelector: (selector: string) => { readonly innerHTML: string } | null }

/**
 * Data that only static fragments read (decision 034). A page rendered by the server carries the fragments' HTML without
 * the data; a browser that navigates receives the value.
 */
export class HtmlOnlyData<Value> {
  readonly value: Value | undefined
  #html: Html | undefined

  /**
   * Creates the wrapper.
   * @param value undefined for data that a page contains as HTML
   */
  constructor(value?: Value) {
    this.value = value
  }

  /** In the browser: the fragment's HTML in the document, read once. */
  htmlOf(name: string, page: Page = document): Html {
    this.#html ??= { __html: page.querySelector(`[data-fragment="${name}"]`)?.innerHTML ?? '' }
    return this.#html
  }
}

/** Leaves the values of HTML-only data out of the dehydrated data. */
export const htmlOnlyDataAdapter = createSerializationAdapter({
  key: 'html-only-data',
  test: (value: unknown): value is HtmlOnlyData<unknown> => value instanceof HtmlOnlyData,
  toSerializable: () => null,
  fromSerializable: () => new HtmlOnlyData<unknown>(),
})
