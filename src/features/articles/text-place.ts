import { openCategory } from '~/routing/addresses/text-address.ts'
import type { Section, TextPlace } from './articles.schema.ts'

type AskedPlace = {
  readonly section: Section
  /** Category in the address. */
  readonly asked: string
  /** Category of the text. */
  readonly own: string
  /** Every category of the section. */
  readonly valid: readonly string[]
}

/** Judges the category of an address whose slug is known. */
export function placeOf({ section, asked, own, valid }: AskedPlace): TextPlace {
  if (asked === own) return 'own'
  if (section === 'guide' && asked === openCategory) return 'open'
  return valid.includes(asked) ? 'moved' : 'wrong'
}
