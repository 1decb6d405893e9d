import type { BrowsedPage } from '../support/cookie-browser.ts'

/** What a visitor reads on a page of a sign-in, without the parts that differ from one to the next. */
export function textWithoutMarks({ text }: BrowsedPage, email: string): string {
  return text.replaceAll(/\/u\/[\w-]+|value="[\w-]{43}"|data-options="[^"]*"/g, '').replaceAll(email, '')
}
