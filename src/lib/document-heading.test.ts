import { describe, expect, it } from 'vitest'
import { documentHeading } from './document-heading.ts'

// P-610
describe('the heading of a document', () => {
  it.each([
    [
      'fr',
      'Rapport – 30 juin 2026',
      'Premier semestre',
      '2026-06-30',
      'Rapport – 30 juin 2026 · Premier semestre',
    ],
    ['en', 'Report', 'First half', '2026-06-30', 'Report · First half · 30 June 2026'],
    ['en', 'First half report', 'First half', '2026-06-30', 'First half report · 30 June 2026'],
    ['fr', 'Brochure – 2024', 'Présentation', null, 'Brochure – 2024 · Présentation'],
  ] as const)('in %s of “%s”, %s', (locale, title, subType, periodEnd, heading) => {
    const plain = documentHeading({ title, subType, periodEnd }, locale).replaceAll('\u00a0', ' ')
    expect(plain).toBe(heading)
  })
})
