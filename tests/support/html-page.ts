import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate'
import { decoded, plainSpaces } from './page-text.ts'

const rules = { extends: [], elements: ['html5'], rules: {} }
const validator = new HtmlValidate(new StaticConfigLoader([], rules))

/** An element of a served page. */
export type PageElement = HtmlElement

/** Parses the HTML of a whole page. */
export async function parsePage(html: string): Promise<PageElement> {
  const configuration = await validator.getConfigFor('page.html')
  return new Parser(configuration).parseHtml(html)
}

/** The decoded value of an attribute; empty when the element has none. */
export function attributeOf(element: PageElement, name: string): string {
  return decoded(element.getAttributeValue(name) ?? '')
}

const isElement = (node: object): node is PageElement => 'tagName' in node && 'getAttributeValue' in node

function rawText(element: PageElement): string {
  const parts = element.childNodes.map((node) => {
    if (!isElement(node)) return node.textContent
    return node.getAttributeValue('aria-hidden') === 'true' ? '' : rawText(node)
  })
  return parts.join('')
}

/** Returns the text of an element for screen readers: without hidden content, spaces normalised. */
export function textOf(element: PageElement): string {
  return plainSpaces(decoded(rawText(element)))
}

/** The name of a link or a button. */
export function nameOf(element: PageElement): string {
  return attributeOf(element, 'aria-label') || textOf(element)
}

/** A text as a test expects it: whole, or by a pattern. */
export type Expected = string | RegExp

/** Reports whether a text is the expected one. */
export function isExpected(text: string, expected: Expected): boolean {
  return typeof expected === 'string' ? text === expected : expected.test(text)
}
