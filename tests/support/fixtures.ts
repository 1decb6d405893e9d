import { test as base, expect } from '@playwright/test'
import { waitForHydrationOnGoto, watchPages } from './page-watch.ts'

type Options = {
  /** Console lines that a test expects; everything else that a page reports as an error fails it. */
  expectedConsole: readonly RegExp[]
  /** Origins of others that a test lets its pages ask, such as a tag manager that was agreed to. */
  agreedOrigins: readonly string[]
}

type WorkerFixtures = {
  /** Address of the portal under test. */
  portalUrl: string
  /** Address of the sandbox behind it. */
  sandboxUrl: string
}

function addressOf(variable: 'PORTAL_URL' | 'SANDBOX_URL'): string {
  const address = process.env[variable]
  if (address === undefined) throw new Error(`${variable} is not set: the global setup has not run`)
  return address
}

/**
 * The browser test of this project: `page.goto` waits for hydration, and a test fails on any console error,
 * hydration warning, uncaught error, policy violation or request to a third party.
 */
export const test = base.extend<Options, WorkerFixtures>({
  expectedConsole: [[], { option: true }],
  agreedOrigins: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
  portalUrl: [async ({}, use) => use(addressOf('PORTAL_URL')), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
  sandboxUrl: [async ({}, use) => use(addressOf('SANDBOX_URL')), { scope: 'worker' }],
  baseURL: async ({ portalUrl }, use) => use(portalUrl),
  context: async ({ context, portalUrl, sandboxUrl, expectedConsole, agreedOrigins }, use) => {
    const ownOrigins = [new URL(portalUrl).origin, new URL(sandboxUrl).origin, ...agreedOrigins]
    const { faults } = await watchPages(context, { ownOrigins, expectedConsole })
    await use(context)
    expect(faults, 'what the pages reported').toEqual([])
  },
  page: async ({ page, portalUrl, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydrationOnGoto(page, new URL(portalUrl).origin)
    await use(page)
  },
})

/** Test for a visitor whose browser runs no scripts. */
export const testWithoutScripts = test.extend({ javaScriptEnabled: false })

/** For forms that the server refuses: browsers write that into their console. */
export const testOfRefusedForm = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
  expectedConsole: async ({}, use) => use([/status of 422/]),
})

type OwnAddress = Parameters<typeof test.extend<object>>[0]

/** Settings with the test's own address, for actions limited per address (P-233). */
const fromElsewhere = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
  extraHTTPHeaders: async ({}, use, { testId }) =>
    use({
      'x-forwarded-for': `198.18.${Number.parseInt(testId.slice(-4, -2), 16) || 0}.${Number.parseInt(testId.slice(-2), 16) || 0}`,
    }),
} satisfies OwnAddress

/** Test that requests more captchas than one address may have. */
export const testFromElsewhere = test.extend(fromElsewhere)

/** For forms that the server refuses, from an address of the test's own. */
export const testOfRefusedFormFromElsewhere = testOfRefusedForm.extend(fromElsewhere)

export { expect }
