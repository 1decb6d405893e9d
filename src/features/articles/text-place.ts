import { openCategory } from '~/routing/addresses/text-address.ts'
import type { Section, TextPlace } from './articles.schema.ts'

type AskedPlace = {
  readonly section: Section
  /** Category in the URL. */
  readonly asked: string
  /** Category of the text. */
  readonly own: string
  /** All categories of the section. */
  readonly valid: readonly string[]
}

/** Classifies the category of a URL whose slug is known. */
export function placeOf({ section, asked, own, valid }: AskedPlace): TextPlace {
  if (asked === own) return 'own'
  if (section === 'guide' && asked === openCategory) return 'open'
  return valid.includes(asked) ? 'moved' : 'wrong'
}
