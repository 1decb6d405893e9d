import { randomInt } from 'node:crypto'
import { type BrowsedPage, createCookieBrowser } from './cookie-browser.ts'
import {
  attributeOf,
  type Expected,
  isExpected,
  nameOf,
  type PageElement,
  parsePage,
  textOf,
} from './html-page.ts'
import { type Entries, type FormRequest, fieldOf, fillIn, servedValue } from './page-forms.ts'

/** A page as a browser without scripts has it. */
export type PlainPage = {
  /** Path and query of its address. */
  readonly path: string
  readonly url: string
  readonly status: number
  readonly headers: Headers
  readonly html: string
  readonly root: PageElement
  /** The texts of the elements that a selector finds. */
  texts(selector: string): string[]
  /** Returns the text of the first element that matches a selector; of the whole page by default. */
  text(selector?: string): string
  /** Returns the value of the field with a label. */
  field(label: Expected): string | undefined
}

/** A browser without scripts: keeps cookies, follows links and redirects, and sends forms. */
export type PlainVisitor = {
  /** Opens a path of the portal, or an address. */
  open(target: string): Promise<PlainPage>
  /** Follows the first link with a name, within the elements that `within` selects. */
  follow(page: PlainPage, link: Expected, within?: string): Promise<PlainPage>
  /** Fills in the form that a button sends, by the labels of its fields, chooses its file, and presses it. */
  send(page: PlainPage, button: Expected, entries?: Entries, file?: File): Promise<PlainPage>
  /** Sends a form of a page with fields of the caller's own. */
  request(page: PlainPage, form: FormRequest, file?: File): Promise<PlainPage>
  /** Has a language last chosen, which scripts write down. */
  chose(language: 'fr' | 'en'): void
  /** Has the session ended, a staff member’s too. */
  loseSession(): void
  /** Forgets the cookies. */
  forget(): void
}

/** Types of what a browser shows or saves as a file. */
const fileType = /^(image|application\/(pdf|zip|octet-stream|vnd\.))/

async function readPage({ url, status, headers, text: html }: BrowsedPage): Promise<PlainPage> {
  const isFile = fileType.test(headers.get('content-type') ?? '')
  const root = await parsePage(isFile ? '' : html)
  const { pathname, search } = new URL(url)
  const texts: PlainPage['texts'] = (selector) => root.querySelectorAll(selector).map(textOf)
  return {
    path: `${pathname}${search}`,
    url,
    status,
    headers,
    html,
    root,
    texts,
    text: (selector = 'body') => texts(selector)[0] ?? '',
    field: (label) => servedValue(fieldOf(root, label)),
  }
}

/** A public address that no other visitor has: forms without a captcha are limited by address. */
const someAddress = () => `198.18.${randomInt(256)}.${randomInt(1, 255)}`

/** A form with its file, as `multipart/form-data`; where none is chosen, browsers send an empty one. */
function withFile(fields: URLSearchParams, file = new File([], '')): FormData {
  const data = new FormData()
  for (const [name, value] of fields) if (name !== 'file') data.append(name, value)
  data.append('file', file)
  return data
}

/** A visitor of the portal with empty cookies and an address of their own. */
export function createPlainVisitor(portalUrl: string, address = someAddress()): PlainVisitor {
  const browser = createCookieBrowser('nowhere:', {
    'x-forwarded-for': address,
    accept: 'text/html',
    // A connection that the portal is about to close, idle for seconds, would fail the next request.
    connection: 'close',
  })
  const open: PlainVisitor['open'] = async (target) =>
    readPage(await browser.open(new URL(target, portalUrl).href))
  const request: PlainVisitor['request'] = async ({ url }, { method, action, fields, isMultipart }, file) => {
    const target = new URL(action, url)
    if (method === 'POST') {
      const headers = { origin: new URL(url).origin }
      const body = isMultipart ? withFile(fields, file) : fields
      return readPage(await browser.send(target.href, { method, body, headers }))
    }
    target.search = fields.toString()
    return open(target.href)
  }
  return {
    open,
    follow({ root, url }, link, within = 'body') {
      const links = root.querySelectorAll(within).flatMap((element) => element.querySelectorAll('a[href]'))
      const found = links.find((element) => isExpected(nameOf(element), link))
      if (found === undefined) throw new Error(`no link ${link} on ${url}`)
      return open(new URL(attributeOf(found, 'href'), url).href)
    },
    send: (page, button, entries = {}, file) => request(page, fillIn(page.root, button, entries), file),
    request,

    loseSession() {
      const { port } = new URL(portalUrl)
      for (const name of ['session', 'content_token']) browser.put(portalUrl, `${name}-${port}`, 'ended')
    },
    chose: (language) => browser.put(portalUrl, `locale-${new URL(portalUrl).port}`, language),
    forget: browser.forget,
  }
}
