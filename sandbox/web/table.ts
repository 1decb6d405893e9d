import { html } from 'hono/html'
import type { Html } from './page.ts'

/** A column: its heading and whether it has numbers. */
export type Column = { readonly heading: string; readonly isNumber?: boolean }

/** Renders a table; cells are escaped text, or existing HTML. */
export function table(columns: readonly Column[], rows: readonly (readonly (string | Html)[])[]): Html {
  const className = (index: number) => (columns[index]?.isNumber === true ? 'number' : '')
  const headings = columns.map(
    ({ heading }, index) => html`<th scope="col" class="${className(index)}">${heading}</th>`,
  )
  const lines = rows.map(
    (cells) =>
      html`<tr>${cells.map((cell, index) => html`<td class="${className(index)}">${cell}</td>`)}</tr>`,
  )
  return html`<div class="scroll"><table><thead><tr>${headings}</tr></thead><tbody>${lines}</tbody></table></div>`
}

/** Renders links to the previous and next page, preserving the other URL parameters. */
export function pageLinks(
  url: URL,
  page: number,
  pageCount: number,
  words: { before: string; after: string },
): Html {
  const link = (target: number, text: string) => {
    const address = new URL(url)
    address.searchParams.set('page', String(target))
    return html`<a href="${address.pathname}${address.search}">${text}</a>`
  }
  return html`<p class="pages">
    ${page > 1 ? link(page - 1, words.before) : ''} ${page < pageCount ? link(page + 1, words.after) : ''}
  </p>`
}
