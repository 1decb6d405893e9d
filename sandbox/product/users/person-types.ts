import type { LocalizedText } from '../../database/schema/columns.ts'

/** A field of a profile. */
export const profileFields = {
  social_reason: { fr: 'Raison sociale', en: 'Company name' },
  identification_type: { fr: 'Type de numéro', en: 'Type of number' },
  identification_number: { fr: 'Numéro d’identification', en: 'Identification number' },
  identification_country: { fr: 'Pays du registre', en: 'Country of the register' },
  registered_address: { fr: 'Adresse du siège', en: 'Registered address' },
  job_title: { fr: 'Fonction', en: 'Position' },
  orias_number: { fr: 'Numéro Orias', en: 'Orias number' },
} as const satisfies Record<string, LocalizedText>

/** Ids of profile fields. */
export type ProfileFieldId = keyof typeof profileFields

type PersonType = {
  /** Title before the name; none for a natural person. */
  readonly name: LocalizedText | null
  readonly role: 'investor' | 'partner_user'
  readonly fields: readonly ProfileFieldId[]
}

/** Types of persons. */
export const personTypes: Readonly<Record<string, PersonType>> = {
  natural: { name: null, role: 'investor', fields: [] },
  legal: {
    name: { fr: 'Représentant légal', en: 'Legal representative' },
    role: 'investor',
    fields: [
      'social_reason',
      'identification_type',
      'identification_number',
      'identification_country',
      'registered_address',
    ],
  },
  partner: { name: { fr: 'Partenaire', en: 'Partner' }, role: 'partner_user', fields: ['job_title'] },
  advisor: {
    name: { fr: 'Conseil', en: 'Adviser' },
    role: 'partner_user',
    fields: ['job_title', 'orias_number'],
  },
  family_office: {
    name: { fr: 'Family office', en: 'Family office' },
    role: 'partner_user',
    fields: ['job_title'],
  },
}

/** Returns the fields of a person type; none for an unknown one. */
export function fieldsOf(personType: string): readonly ProfileFieldId[] {
  return personTypes[personType]?.fields ?? []
}
