import type { Locator, Page } from '@playwright/test'
import {
  expect,
  testFromElsewhere as test,
  testOfRefusedFormFromElsewhere as testOfRefusedForm,
} from '../../support/fixtures.ts'
import { firstFormPages, isCheckedByBrowser, laterFormPages } from '../../support/form-pages-by-turns.ts'
import { inTurn } from '../../support/languages.ts'
import { laterForms, type ReachedForm } from '../../support/later-forms.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { findFormPage, takeForms } from '../../support/prefilled-fields.ts'
import { half, sampled } from '../../support/sampled.ts'
import { openSession } from '../../support/sign-in.ts'
import { formOf, walkToFormPage } from '../../support/walk-to-form.ts'

type MarkOfField = { readonly name: string; readonly isOptional: boolean; readonly isAsked: boolean }

/** Runs in the page: empties the fields of a form as far as a person can; returns the names of those that are empty. */
function emptyFields(form: Element): string[] {
  const names = new Set<string>()
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]), select, textarea',
  )) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (form.querySelector(`[name="${control.name}"]:checked`) !== null) continue
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false
    else control.value = ''
    if (control.value === '' || control instanceof HTMLInputElement) names.add(control.name)
    else if (control instanceof HTMLSelectElement) control.selectedIndex = 0
  }
  return [...names]
}

/** Runs in the page: the fields of a form by what their labels say, and whether they are asked for. */
function readMarks(form: Element): MarkOfField[] {
  const controls = [
    ...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea'),
  ]
  const names = [...new Set(controls.map(({ name }) => name))]
  return names.flatMap((name) => {
    const own = controls.filter((control) => control.name === name)
    const label = own[0]?.labels?.[0]?.textContent ?? ''
    const isRequired = own.some(
      (control) => control.required || control.getAttribute('aria-required') === 'true',
    )
    const isChoice = ['radio', 'checkbox'].includes(own[0]?.type ?? '')
    const isOptional = !isRequired && (isChoice || /\((facultatif|optional)\)$/.test(label.trim()))
    const isConditional = !isRequired && !isOptional
    const id = own[0]?.id ?? ''
    const isAsked = document.querySelector(`[role="alert"] a[href="#${id}"]`) !== null
    return isConditional ? [] : [{ name, isOptional, isAsked }]
  })
}

async function sendEmpty(
  page: Page,
  form: Locator,
): Promise<{ readonly wrong: string[]; readonly asked: number }> {
  await form.evaluate((element) => element.closest('details')?.setAttribute('open', ''))
  const emptied = await form.evaluate(emptyFields)
  await form.locator('[type="submit"]').last().click()
  // Faults, or the answer that stands in for the portal's.
  await expect(page.getByRole('alert').first()).toBeVisible()
  const marks = await form.evaluate(readMarks)
  const wrong = marks
    .filter(({ isAsked, isOptional, name }) => (isOptional ? isAsked : emptied.includes(name) && !isAsked))
    .map(
      ({ isAsked, name }) =>
        `${name} is ${isAsked ? 'optional and asked for' : 'required and not asked for'}`,
    )
  return { wrong, asked: marks.filter(({ isAsked }) => isAsked).length }
}

/** Each page in one of its languages: the half that `prefilled-fields.spec.ts` leaves out, and what it never tries. */
const pages = new Set([...half(firstFormPages, 'outer'), ...firstFormPages.filter(isCheckedByBrowser)])

// P-560
for (const found of pages) {
  const name = `${found.forms.join(', ')} at ${found.path}`
  const who = found.account ? ` for ${found.account.email.split('@')[0]}` : ''
  test(`with scripts, ${name}${who} asks for the fields that its labels say`, async ({ page }) => {
    await page.goto(await findFormPage(page, found))
    await takeForms(page)
    for (const formName of found.forms) {
      const form = formOf(page, formName)
      // The browser itself sends a form with a file, and the server answers as it does without scripts.
      if ((await form.getAttribute('enctype')) === 'multipart/form-data') continue
      const { wrong } = await sendEmpty(page, form)
      expect(wrong, formName).toEqual([])
    }
  })
}

// P-560. Here the portal answers: its drafts are those of the browser, and only it knows when a reason is needed.
for (const found of sampled(laterFormPages, 3))
  testOfRefusedForm(
    `with scripts, ${found.forms.join(', ')} behind ${found.path} asks for the fields that its labels say`,
    async ({ page }) => {
      for (const formName of found.forms) {
        if (found.before?.length === 0) await page.goto(await findFormPage(page, found))
        else await walkToFormPage(page, found)
        const { asked, wrong } = await sendEmpty(page, formOf(page, formName))
        expect(wrong, formName).toEqual([])
        expect(asked).toBeGreaterThan(0)
      }
    },
  )

async function openLater(page: Page, { account, first, path }: ReachedForm): Promise<void> {
  if (account) await openSession(page, account)
  await page.goto(path)
  if (first === undefined) return
  for (const [name, value] of Object.entries(first.values)) await page.locator(`[name="${name}"]`).fill(value)
  await formOf(page, first.form).locator('[type="submit"]').click()
  await expect(page).not.toHaveURL(path)
  await waitForHydration(page)
}

// P-560. Each in one language, by turns: the same change of rights waits once alone. HTTP tests take both.
for (const [index, { name, reach }] of laterForms.entries())
  testOfRefusedForm(
    `with scripts, ${name} asks for the fields that its labels say`,
    async ({ page, portalUrl, sandboxUrl }) => {
      const reached = await reach({ portalUrl, sandboxUrl }, index % 2 === 0 ? 'fr' : 'en')
      try {
        await openLater(page, reached)
        // The portal itself answers: only it knows when some of these fields are needed.
        const { asked, wrong } = await sendEmpty(page, formOf(page, name))
        expect(wrong).toEqual([])
        expect(asked).toBeGreaterThan(0)
      } finally {
        await reached.end?.()
      }
    },
  )

/** Runs in the page: the names of visible controls whose label is neither right above nor right beside them. */
function unlabelledControls(): string[] {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true })
  }
  const isNear = (label: DOMRect, control: DOMRect) => {
    const beside = label.top < control.bottom && label.bottom > control.top
    const above = label.left < control.right && label.right > control.left && label.bottom <= control.top + 2
    const across = Math.max(label.left - control.right, control.left - label.right)
    return beside ? across < 32 : above && control.top - label.bottom < 80
  }
  return [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'main :is(input, select, textarea)',
    ),
  ]
    .filter((control) => control.type !== 'hidden' && isSeen(control))
    .filter((control) => {
      const [label] = control.labels ?? []
      return (
        !label || !isSeen(label) || !isNear(label.getBoundingClientRect(), control.getBoundingClientRect())
      )
    })
    .map((control) => control.name)
}

const labelledPages = {
  fr: [
    '/contact',
    '/fonds',
    '/fonds?view=table',
    '/recherche',
    '/fonds/comparer',
    '/calculateurs',
    '/investisseur/inscription?person=natural',
    '/fonds/orvanne-transmission-iv/documents',
  ],
  en: [
    '/en/contact',
    '/en/funds',
    '/en/funds?view=table',
    '/en/search',
    '/en/funds/compare',
    '/en/calculators',
    '/en/investor/register?person=natural',
    '/en/funds/orvanne-transmission-iv/documents',
  ],
} as const

// P-745
for (const language of inTurn(['fr', 'en'] as const, 0))
  test(`every control of a public form has its label in sight, above or beside it, in ${language}`, async ({
    page,
  }) => {
    for (const path of labelledPages[language]) {
      await page.goto(path)
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 800 })
        expect([path, width, await page.evaluate(unlabelledControls)]).toEqual([path, width, []])
        expect(await page.locator('main :is(input, select, textarea)').count()).toBeGreaterThan(0)
      }
    }
  })

// P-745
test('fields in a row stay in line when the label of one takes two lines, and when one has an error', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/contact')
  const [first, second] = [page.getByLabel('Adresse email'), page.getByLabel(/^Téléphone/)]
  const topOf = async (field: Locator) => Math.round((await field.boundingBox())?.y ?? -1)
  await page.locator('label', { hasText: 'Téléphone' }).evaluate((label) => {
    label.textContent = 'Téléphone '.repeat(20)
  })
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  expect(await topOf(first)).toBe(await topOf(page.locator('[name="phone"]')))
  await expect(second).toBeVisible()
})
