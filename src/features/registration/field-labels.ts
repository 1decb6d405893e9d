import { useTranslations } from '~/routing/use-locale.ts'

type FieldName = Exclude<
  keyof ReturnType<typeof useTranslations>['registration']['fields'],
  'professionalEmail'
>

/** Narrowing: each name has its text. */
const asLabels = <Name extends string>(entries: readonly (readonly [Name, string])[]) =>
  Object.fromEntries<string>(entries) as Record<Name, string>

/** Names of a form's fields in the page's language. */
export function useFieldLabels<const Name extends FieldName>(names: readonly Name[]): Record<Name, string> {
  const { fields } = useTranslations().registration
  return asLabels<Name>(names.map((name) => [name, fields[name]()]))
}
