/**
 * Former categories of guides, in either language. Their URLs redirect to `/guide/placement/{slug}`
 * (P-026), as does the empty one.
 */
const listed = [
  'actif-non-cote',
  'assurance-vie',
  'capital-investissement',
  'choisir',
  'comprendre',
  'dette-privee',
  'duree',
  'epargne',
  'epargner',
  'fiscalite',
  'fonds',
  'funds',
  'guide',
  'guides',
  'infrastructure',
  'investissement',
  'lexique',
  'objectif',
  'patrimoine',
  'placements',
  'private-equity',
  'retirement',
  'retraite',
  'saving',
  'savings',
  'strategie',
  'tax',
  'transmission',
] as const

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

function checked(names: readonly string[]): ReadonlySet<string> {
  const wrong = names.filter((name, index) => !slug.test(name) || names.indexOf(name) !== index)
  if (wrong.length > 0) throw new Error(`Legacy guide categories: ${wrong.join(', ')}`)
  return new Set(names)
}

/** The legacy categories, validated on import. */
export const legacyGuideCategories = checked(listed)
