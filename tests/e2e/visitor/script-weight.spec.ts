import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { openSession } from '../../support/sign-in.ts'

/** Bytes of JavaScript, as `gzip -9` makes them, that a page may send before the visitor does anything (decision 008). */
const kilobyte = 1000
const budgets = [
  { page: 'the list', path: '/fonds', bytes: 145 * kilobyte },
  { page: 'the list in English', path: '/en/funds?view=table', bytes: 145 * kilobyte },
  { page: 'a page of content', path: '/comment-souscrire', bytes: 130 * kilobyte },
  { page: 'a page of content in English', path: '/en/how-to-subscribe', bytes: 130 * kilobyte },
  { page: 'the page for an unknown address', path: '/page-inconnue', bytes: 130 * kilobyte },
  { page: 'a guide', path: '/guide/investir/comprendre-un-fonds-non-cote', bytes: 130 * kilobyte },
  {
    page: 'an article',
    path: '/analyses-et-tendances/videos/la-vie-d-un-fonds-en-une-minute',
    bytes: 130 * kilobyte,
  },
  { page: 'the list of guides', path: '/guide', bytes: 130 * kilobyte },
  { page: 'the list of articles in English', path: '/en/analysis-and-trends', bytes: 130 * kilobyte },
  { page: 'the home page', path: '/', bytes: 130 * kilobyte },
  {
    page: 'a white book',
    path: '/livre-blanc/premiers-pas-dans-le-non-cote',
    bytes: 140 * kilobyte,
  },
  {
    page: 'the comparison',
    path: '/fonds/comparer',
    bytes: 160 * kilobyte,
  },
  { page: 'a fund', path: '/fonds/orvanne-croissance-iv', bytes: 149 * kilobyte },
] as const

/** Weighs in a tab of its own: the fixture's wait for hydration comes to every form, whose code is then loaded. */
async function weighScripts(of: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const page = await of.context().newPage()
  const weights = new Map<string, number>()
  const weighings: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return
    const name = basename(new URL(response.url()).pathname)
    weighings.push(response.body().then((body) => weights.set(name, gzipSync(body, { level: 9 }).length)))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated="true"]').waitFor()
  await Promise.all(weighings)
  await page.close()
  return weights
}

const sum = (weights: ReadonlyMap<string, number>) =>
  [...weights.values()].reduce((total, weight) => total + weight, 0)

test.describe('before the visitor does anything', () => {
  test.use({ expectedConsole: [/Page Not Found|404/] })

  for (const { page: name, path, bytes } of budgets) {
    test(`${name} loads at most ${bytes / kilobyte} kB of JavaScript, and nothing of calls, accounts or static fragments`, async ({
      page,
    }) => {
      const weights = await weighScripts(page, path)
      expect(weights.size, 'scripts were seen').toBeGreaterThan(2)
      expect(sum(weights), JSON.stringify(Object.fromEntries(weights))).toBeLessThanOrEqual(bytes)
      expect([...weights.keys()].filter((file) => /^(signed-in|calls|static-)/.test(file))).toEqual([])
    })
  }

  // P-751
  test('the home page of an investor with thirty funds loads at most 170 kB of JavaScript', async ({
    page,
  }) => {
    await openSession(page, { email: 'investor-thirty@sandbox.example', client: 'investor' })
    const weights = await weighScripts(page, '/')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour, Hadrien')
    expect(
      [...weights.keys()].some((file) => file.startsWith('signed-in')),
      'is signed in',
    ).toBe(true)
    expect(sum(weights), JSON.stringify(Object.fromEntries(weights))).toBeLessThanOrEqual(170 * kilobyte)
  })
})
