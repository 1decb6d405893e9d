import { expect, it } from 'vitest'
import { newestDocuments } from './newest-documents.ts'

const document = (id: string, subType: string, periodEnd: string, publishedOn: string) => ({
  ...{ id, title: id, subType, periodEnd, publishedOn },
  ...({ language: 'fr', alternate: null, href: null } as const),
})

// P-716
it('the newest document of each type and period comes first, then the others, newest first', () => {
  const documents = [
    document('corrected', 'Rapport', '2025-12-31', '2026-03-01'),
    document('first', 'Rapport', '2025-12-31', '2026-02-01'),
    document('letter', 'Lettre', '2025-12-31', '2026-01-15'),
    document('earlier', 'Rapport', '2025-06-30', '2025-09-01'),
  ]
  const listed = newestDocuments({ groups: [{ documents }], hasPages: true }, 'fr')
  expect(listed.map(({ id }) => id)).toEqual(['corrected', 'letter', 'earlier', 'first'])
})
