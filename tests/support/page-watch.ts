import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test'

/** Faults of a page, one sentence per occurrence. */
export type PageWatch = { readonly faults: readonly string[] }

type WatchOptions = {
  /** Origins that belong to the portal or its sandbox; every other one is a third party. */
  readonly ownOrigins: readonly string[]
  /** Console lines that the test expects, such as the one of an error page. */
  readonly expectedConsole: readonly RegExp[]
}

const policyBinding = 'reportPolicyViolation'
const hiddenBinding = 'reportHiddenPage'

function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text()))
}

function isThirdParty(request: Request, ownOrigins: readonly string[]): boolean {
  const url = new URL(request.url())
  return /^(https?|wss?):$/.test(url.protocol) && !ownOrigins.includes(url.origin.replace(/^ws/, 'http'))
}

/** Runs in the page: hands every violation of the Content-Security-Policy to the test. */
function listenForViolations(binding: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const report: unknown = Reflect.get(window, binding)
    if (typeof report === 'function')
      report(`${event.violatedDirective}: ${event.blockedURI || event.sample}`)
  })
}

/** Runs in the page: tells the test when React hides the page's content to wait for something, which leaves it blank. */
function listenForHiddenContent(binding: string): void {
  const isPage = (element: Node) => element instanceof HTMLElement && element.querySelector('main') !== null
  const isHidden = (element: Node) => element instanceof HTMLElement && element.style.display === 'none'
  new MutationObserver((records) => {
    const report: unknown = Reflect.get(window, binding)
    if (typeof report !== 'function') return
    if (records.some(({ target }) => isHidden(target) && isPage(target))) report('')
  }).observe(document, { subtree: true, attributeFilter: ['style'] })
}

/**
 * Watches all pages of a context for console errors, hydration warnings, uncaught errors, violations of the
 * Content-Security-Policy, requests to third parties and moments without content.
 */
export async function watchPages(context: BrowserContext, options: WatchOptions): Promise<PageWatch> {
  const faults: string[] = []
  context.on('console', (message) => {
    if (!isFault(message) || options.expectedConsole.some((expected) => expected.test(message.text()))) return
    faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) => {
    const { name, message, stack } = event.error()
    // Thrown values other than an Error, such as a browser's own exception, have an empty stack.
    faults.push(`uncaught: ${stack || `${name}: ${message}`}`)
  })
  context.on('request', (request) => {
    if (isThirdParty(request, options.ownOrigins)) faults.push(`third party: ${request.url()}`)
  })
  await context.exposeBinding(policyBinding, ({ page }, violation: string) =>
    faults.push(`policy violation: ${violation} (${page.url()})`),
  )
  await context.addInitScript(listenForViolations, policyBinding)
  await context.exposeBinding(hiddenBinding, ({ page }) => faults.push(`page hidden: ${page.url()}`))
  await context.addInitScript(listenForHiddenContent, hiddenBinding)
  return { faults }
}

/** Addresses of the documents that a page asks for while `work` runs, named in the error if it fails. */
async function namingDocuments<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const asked: string[] = []
  const note = (request: Request) => void (request.isNavigationRequest() && asked.push(request.url()))
  page.on('request', note)
  try {
    return await work()
  } catch (cause) {
    throw new Error(`documents asked for: ${asked.length}, the last ones ${asked.slice(-5).join(', ')}`, {
      cause,
    })
  } finally {
    page.off('request', note)
  }
}

/** Makes `page.goto` wait until React has taken over, so that a test never clicks on a picture of a page. */
export function waitForHydrationOnGoto(page: Page, portalOrigin: string): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await namingDocuments(page, () => goto(url, options))
    if (new URL(page.url()).origin === portalOrigin) await waitForHydration(page)
    return response
  }
}

/**
 * Reports whether React has hydrated the whole page. It hydrates part by part, the frame first: the elements of each
 * part then carry React's own mark. Those of static fragments never do (decision 034). The mark precedes the effects
 * that add listeners, so the response waits until the page has no task left.
 */
function isHydrated(): boolean | Promise<boolean> {
  if (document.getElementById('page-start') === null) return true
  // Asked at every frame: what follows takes time from the hydration itself.
  if (document.documentElement.dataset.hydrated !== 'true') return false
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  // A form that is hydrated when somebody comes to it.
  for (const form of document.querySelectorAll('[data-form] form'))
    if (!isTaken(form)) form.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  // Without a limit, Chromium now and then calls nobody back, however idle the page.
  const whenIdle = () =>
    new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true), { timeout: 2000 }))
  return (
    document.querySelector('[data-later]') === null &&
    [...document.querySelectorAll('main, main h1, main form, main button, main input, main [data-fragment]')]
      .filter((element) => element.parentElement?.closest('[data-fragment]') === null)
      .every(isTaken) &&
    whenIdle()
  )
}

/** Waits until the page is interactive, its listeners included; a document without scripts is at once. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}
