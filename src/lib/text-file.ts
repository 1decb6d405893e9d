/** Namespaces whose own name would be refused by content blockers, with the names of their files. */
const renamed: Readonly<Record<string, string>> = { audience: 'visits', notifications: 'news' }

/** The file of a language's texts, all of them or one namespace's (`fr`, `fr.funds`), without its ending (P-261). */
export function textFile(name: string): string {
  const [locale = '', namespace = ''] = name.split('.')
  return namespace === '' ? locale : `${locale}.${renamed[namespace] ?? namespace}`
}
