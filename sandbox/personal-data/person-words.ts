import type { PersonalField } from '../../src/contract/product-api/account.schema.ts'
import type { LocalizedText } from '../database/schema/columns.ts'
import { type ProfileFieldId, profileFields } from '../product/users/person-types.ts'
import type { ColumnRule, Language } from './column-rules.ts'
import { namesOf, noLongerNamed } from './referenced-names.ts'

type Words = Readonly<Record<string, LocalizedText>>

export const languages: Words = { fr: { fr: 'français', en: 'French' }, en: { fr: 'anglais', en: 'English' } }

export const roles: Words = {
  investor: { fr: 'investisseur', en: 'investor' },
  partner_user: { fr: 'partenaire', en: 'partner' },
}

export const personTypeWords: Words = {
  natural: { fr: 'personne physique', en: 'natural person' },
  legal: { fr: 'personne morale', en: 'legal person' },
  partner: { fr: 'salarié d’un partenaire', en: 'employee of a partner' },
  advisor: { fr: 'conseil', en: 'adviser' },
  family_office: { fr: 'family office', en: 'family office' },
}

export const verifications: Words = {
  pending: { fr: 'en cours', en: 'pending' },
  approved: { fr: 'vérifié', en: 'verified' },
  refused: { fr: 'refusé', en: 'refused' },
}

export const rightWords: Words = {
  'funds:read': { fr: 'lire les fonds', en: 'read funds' },
  'documents:read': { fr: 'lire les documents', en: 'read documents' },
  'team:invite': { fr: 'inviter', en: 'invite' },
  'team:switch': { fr: 'changer d’équipe', en: 'switch teams' },
  'subscriptions:read': { fr: 'lire les souscriptions', en: 'read subscriptions' },
  'subscriptions:create': { fr: 'souscrire pour un client', en: 'subscribe for a client' },
  'team:manage': { fr: 'administrer l’équipe', en: 'administer the team' },
}

/** Labels of the data that a registration or invitation stores beside the account. */
export const detailNames = {
  person: { fr: 'Qualité', en: 'Capacity' },
  civility: { fr: 'Civilité', en: 'Title' },
  email: { fr: 'Adresse email', en: 'Email address' },
  telephone: { fr: 'Téléphone', en: 'Telephone' },
  firstname: { fr: 'Prénom', en: 'First name' },
  lastname: { fr: 'Nom', en: 'Last name' },
  birth_date: { fr: 'Date de naissance', en: 'Date of birth' },
  birth_city: { fr: 'Ville de naissance', en: 'Town of birth' },
  life_insurance: { fr: 'Détention par une assurance-vie', en: 'Held through life insurance' },
  funds: { fr: 'Fonds déclarés', en: 'Declared funds' },
  legal_representative_firstname: {
    fr: 'Prénom du représentant légal',
    en: 'First name of the legal representative',
  },
  legal_representative_lastname: {
    fr: 'Nom du représentant légal',
    en: 'Last name of the legal representative',
  },
  company_name: { fr: 'Raison sociale', en: 'Company name' },
  fiscal_identifier_type: { fr: 'Nature du numéro', en: 'Type of number' },
  fiscal_identifier: { fr: 'Numéro d’identification', en: 'Identification number' },
  company_address_line_1: { fr: 'Adresse du siège', en: 'Registered address' },
  company_address_line_2: { fr: 'Complément d’adresse', en: 'Address, continued' },
  postal_code: { fr: 'Code postal', en: 'Postal code' },
  city: { fr: 'Ville', en: 'Town' },
  country: { fr: 'Pays', en: 'Country' },
  declared_at: { fr: 'Déclaration faite le', en: 'Declared on' },
  partner: { fr: 'Société', en: 'Company' },
  team: { fr: 'Équipe', en: 'Team' },
} as const satisfies Words

const detailWords: Words = {
  mr: { fr: 'M.', en: 'Mr' },
  mrs: { fr: 'Mme', en: 'Ms' },
  natural: personTypeWords.natural ?? { fr: '', en: '' },
  legal: personTypeWords.legal ?? { fr: '', en: '' },
  siren: { fr: 'SIREN', en: 'SIREN' },
  siret: { fr: 'SIRET', en: 'SIRET' },
  rca: { fr: 'RCA', en: 'RCA' },
  foreign: { fr: 'registre étranger', en: 'foreign register' },
  true: { fr: 'oui', en: 'yes' },
  false: { fr: 'non', en: 'no' },
}

/** Answers that are a code of `detailWords`, or of a country: others are told as they were typed. */
const codedAnswers: ReadonlySet<string> = new Set([
  ...['person', 'civility', 'life_insurance', 'fiscal_identifier_type', 'identification_type'],
])
const countries: ReadonlySet<string> = new Set(['country', 'identification_country'])

/** The words of an answer: of its code, the name of its country, or as it was typed. */
function answerInWords(id: string, value: unknown, language: Language): string {
  const typed = String(value)
  if (countries.has(id) && /^[A-Z]{2}$/.test(typed))
    return new Intl.DisplayNames(language, { type: 'region' }).of(typed) ?? typed
  return (codedAnswers.has(id) ? detailWords[typed]?.[language] : undefined) ?? typed
}

const isNamed = (key: string): key is keyof typeof detailNames => Object.hasOwn(detailNames, key)

/** Returns the label of a key; an unknown key is shown under its own name. */
const nameOf = (key: string, language: Language): string =>
  isNamed(key) ? detailNames[key][language] : key.replaceAll('_', ' ')

function typeOf(value: unknown): PersonalField['type'] {
  if (typeof value !== 'string') return 'text'
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return 'instant'
  return /^\d{4}-\d\d-\d\d$/.test(value) ? 'date' : 'text'
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Shows the stored answers of a registration, one field each. */
export const expandDetails: Extract<ColumnRule, { kind: 'expanded' }>['expand'] = async (
  value,
  { db, language },
) => {
  if (!isRecord(value)) return []
  const ids = [value.funds].flat().flatMap((id) => (typeof id === 'string' ? [id.replace('fnd-', '')] : []))
  const names = await namesOf(db, 'fund', ids, language)
  const told = (one: unknown): string => names.get(String(one).replace('fnd-', '')) ?? noLongerNamed[language]
  return Object.entries(value).flatMap(([id, one]) => {
    const parts = id === 'funds' ? [one].flat().map(told) : [answerInWords(id, one, language)]
    const field = { id, name: nameOf(id, language), value: parts.join(', '), type: typeOf(one) }
    return one === null || one === '' || parts.length === 0 ? [] : [field]
  })
}

const isProfileField = (id: string): id is ProfileFieldId => Object.hasOwn(profileFields, id)

/** Shows the fields of a person type, each under its own name. */
export const expandProfileFields: Extract<ColumnRule, { kind: 'expanded' }>['expand'] = async (
  value,
  { language },
) =>
  [value].flat().flatMap((field): PersonalField[] => {
    if (!isRecord(field) || typeof field.id !== 'string' || typeof field.value !== 'string') return []
    const name = isProfileField(field.id) ? profileFields[field.id][language] : field.id
    const value = answerInWords(field.id, field.value, language)
    return value === '' ? [] : [{ id: field.id, name, value, type: 'text' }]
  })
