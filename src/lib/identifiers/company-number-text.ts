/** A SIREN (`732 829 320`) or SIRET (`732 829 320 00074`) in groups that stay together; any other number as it is. */
export function companyNumberText(number: string): string {
  const [, one, two, three, rest] = /^(\d{3})(\d{3})(\d{3})(\d{5})?$/.exec(number) ?? []
  if (one === undefined) return number
  return [one, two, three, rest].filter((group) => group !== undefined).join('\u00a0')
}
