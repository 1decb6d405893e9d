import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'

const languages = [
  {
    path: '/fonds/orvanne-croissance-ii/documents',
    groups: ['Reporting et communiqués', 'Documents commerciaux', 'Documents juridiques'],
    year: 'Année',
    type: 'Type',
    subType: 'Sous-type',
    rules: 'Règlement',
    apply: 'Filtrer',
    clear: 'Effacer les filtres',
    private: 'Réservé aux souscripteurs',
    prompt: /réservés aux souscripteurs du fonds/,
    keyInformation: 'Informations clés',
    none: 'Aucun document',
  },
  {
    path: '/en/funds/orvanne-croissance-ii/documents',
    groups: ['Reporting and press releases', 'Marketing documents', 'Legal documents'],
    year: 'Year',
    type: 'Type',
    subType: 'Sub-type',
    rules: 'Fund rules',
    apply: 'Filter',
    clear: 'Clear the filters',
    private: 'For subscribers only',
    prompt: /for subscribers of the fund only/,
    keyInformation: 'Key information',
    none: 'No document',
  },
] as const

const tab = (page: Page) => page.locator('section[aria-labelledby="documents-title"]')
const titles = (page: Page) => tab(page).locator('li > div > :first-child')

for (const words of languages) {
  test.describe(words.path, () => {
    test('lists three groups, with a lock and no address on private titles @phone', async ({ page }) => {
      const response = await page.goto(words.path)
      expect(response?.status()).toBe(200)
      await expect(tab(page).getByRole('heading', { level: 3 })).toHaveText([...words.groups])
      await expect(tab(page).getByText(words.prompt)).toBeVisible()
      const locked = tab(page).getByRole('listitem').filter({ hasText: words.private })
      expect(await locked.count()).toBeGreaterThan(0)
      await expect(locked.getByRole('link')).toHaveCount(0)
      await expectNoAxeViolations(page)
    })

    test('filters by address as soon as a value is chosen, and clears', async ({ page }) => {
      await page.goto(words.path)
      const all = await titles(page).count()
      await page.getByLabel(words.type, { exact: true }).selectOption('fund-rules')
      await expect(page).toHaveURL(/\?type=fund-rules$/)
      await expect(titles(page)).toContainText([words.rules])
      await page.getByRole('link', { name: words.clear }).click()
      await expect(page).toHaveURL(words.path)
      await expect(titles(page)).toHaveCount(all)
      await expect(page.getByLabel(words.type, { exact: true })).toHaveValue('')
    })

    test('says when nothing matches', async ({ page }) => {
      await page.goto(`${words.path}?year=1991`)
      await expect(page.getByRole('heading', { name: words.none })).toBeVisible()
      await expectNoAxeViolations(page)
    })

    testWithoutScripts('filters with a button without scripts', async ({ page }) => {
      await page.goto(words.path)
      await page.getByLabel(words.type, { exact: true }).selectOption('fund-rules')
      await page.getByRole('button', { name: words.apply }).click()
      await expect(page).toHaveURL(/\?type=fund-rules$/)
      await expect(titles(page)).toContainText([words.rules])
    })

    test('keeps the fund’s other tab one click away', async ({ page }) => {
      await page.goto(words.path)
      await page.getByRole('link', { name: words.keyInformation, exact: true }).click()
      await expect(page).toHaveURL(words.path.replace('/documents', ''))
    })
  })
}

/** Address of the first document of the tab that everybody may read. */
async function publicDocument(page: Page): Promise<string> {
  await page.goto('/fonds/orvanne-croissance-ii/documents')
  return (await tab(page).locator('a[href*="/view"]').first().getAttribute('href')) ?? ''
}

test('a public document is a PDF file, whole, in parts, and for those who have it already', async ({
  page,
  request,
}) => {
  const address = await publicDocument(page)
  const whole = await request.get(address)
  expect([whole.status(), whole.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(whole.headers()['content-disposition']).toMatch(/^inline; filename="[^"]+\.pdf"/)
  const body = await whole.body()
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  const part = await request.get(address, { headers: { range: 'bytes=0-4' } })
  expect([part.status(), await part.text()]).toEqual([206, '%PDF-'])
  expect(part.headers()['content-range']).toBe(`bytes 0-4/${body.length}`)
  const beyond = await request.get(address, { headers: { range: 'bytes=999999999-' } })
  expect(beyond.status()).toBe(416)
  const head = await request.head(address)
  expect([head.status(), head.headers()['content-length']]).toEqual([200, String(body.length)])
  const known = await request.get(address, { headers: { 'if-none-match': whole.headers().etag ?? '' } })
  expect(known.status()).toBe(304)
})

test('a private document and an unknown one lead a visitor to sign in alike, in the language last chosen', async ({
  request,
  portalUrl,
  sandboxUrl,
}) => {
  const found = await request.get(`${sandboxUrl}/product/funds/fnd-5/documents/search?pageSize=100`)
  const { items } = await found.json()
  const secret = items.find((item: { access: string }) => item.access === 'subscribers')
  const answers = await Promise.all(
    [secret.id, 'doc-999999999', 'not-an-id'].map((id) =>
      request.get(`/api/proxy/documents/${id}/view`, {
        headers: { cookie: `locale-${new URL(portalUrl).port}=en` },
        maxRedirects: 0,
      }),
    ),
  )
  for (const [index, answer] of answers.entries()) {
    expect(answer.status()).toBe(302)
    expect(answer.headers()['cache-control']).toBe('private, no-cache, no-store')
    const asked = [secret.id, 'doc-999999999', 'not-an-id'][index]
    const callbackUrl = encodeURIComponent(`/api/proxy/documents/${asked}/view`)
    expect(answer.headers().location).toContain(`/en/login?callbackUrl=${callbackUrl}`)
  }
})
