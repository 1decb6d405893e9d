import { createSerializationAdapter } from '@tanstack/react-router'

/** HTML that React has written. */
export type Html = { readonly __html: string }

/** What is asked of a document. */
type Page = { readonly querySelector: (selector: string) => { readonly innerHTML: string } | null }

/**
 * What static fragments alone read (decision 034). A page that the server writes carries it as the HTML that was drawn of it,
 * and not as data too; what a browser asks for itself comes with its value.
 */
export class HtmlOnlyData<Value> {
  readonly value: Value | undefined
  #standing: Html | undefined

  /** @param value undefined for what a page carries as HTML */
  constructor(value?: Value) {
    this.value = value
  }

  /** In the browser: what stood in the page under a part's name when it was first looked for, for good. */
  standing(name: string, page: Page = document): Html {
    this.#standing ??= { __html: page.querySelector(`[data-fragment="${name}"]`)?.innerHTML ?? '' }
    return this.#standing
  }
}

/** Leaves the values of HTML-only data out of what a page tells the browser beside its HTML. */
export const htmlOnlyDataAdapter = createSerializationAdapter({
  key: 'kept-data',
  test: (value: unknown): value is HtmlOnlyData<unknown> => value instanceof HtmlOnlyData,
  toSerializable: () => null,
  fromSerializable: () => new HtmlOnlyData<unknown>(),
})
