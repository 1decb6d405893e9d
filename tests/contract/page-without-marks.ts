import type { BrowsedPage } from '../support/cookie-browser.ts'

/** Returns the visible text of a sign-in page, without the parts that differ between sign-ins. */
export function textWithoutMarks({ text }: BrowsedPage, email: string): string {
  return text.replaceAll(/\/u\/[\w-]+|value="[\w-]{43}"|data-options="[^"]*"/g, '').replaceAll(email, '')
}
