import { inArray } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { documents, publications } from '../database/schema/index.ts'

type Language = 'fr' | 'en'

/** Kinds of notifications, by the beginning of their ids. */
const kinds = {
  document: { fr: 'document', en: 'document' },
  valuation: { fr: 'valeur publiée', en: 'published value' },
  notice: { fr: 'appel de fonds ou distribution', en: 'capital call or distribution' },
  receipt: { fr: 'règlement reçu', en: 'payment received' },
  letter: { fr: 'courrier de la société de gestion', en: 'letter from the manager' },
  request: { fr: 'décision sur une demande de souscription', en: 'decision on a subscription request' },
  registration: { fr: 'décision sur l’inscription', en: 'decision on the registration' },
  signin: { fr: 'connexion', en: 'sign-in' },
} as const

type Kind = keyof typeof kinds

const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)

type Told = { readonly id: string; readonly kind: Kind | undefined; readonly number: number }

function readId(id: string): Told {
  const [, kind = '', number = ''] = /^([a-z]+)-(\d{1,9})?/.exec(id) ?? []
  return { id, kind: isKind(kind) ? kind : undefined, number: Number(number) }
}

const numbersOf = (told: readonly Told[], wanted: Kind): number[] =>
  told.flatMap(({ kind, number }) => (kind === wanted ? [number] : []))

/** Returns what notifications told, by their ids: the kind, and the title of a document or letter. */
export async function namesOfNotifications(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const told = ids.map(readId)
  const titles = await db
    .select({ id: documents.id, title: documents.title })
    .from(documents)
    .where(inArray(documents.id, numbersOf(told, 'document')))
  const letters = await db
    .select({ id: publications.id, entry: publications.entry })
    .from(publications)
    .where(inArray(publications.id, numbersOf(told, 'letter')))
  const names = new Map<string, string>([
    ...titles.map(({ id, title }) => [`document ${id}`, title[language]] as const),
    ...letters.flatMap(({ id, entry }) =>
      'subject' in entry ? [[`letter ${id}`, entry.subject[language]] as const] : [],
    ),
  ])
  const nameOf = ({ kind, number }: Told): string => {
    if (kind === undefined) return language === 'fr' ? 'nouveauté' : 'news'
    const name = names.get(`${kind} ${number}`)
    return name === undefined ? kinds[kind][language] : `${kinds[kind][language]}, ${name}`
  }
  return new Map(told.map((one) => [one.id, nameOf(one)]))
}
