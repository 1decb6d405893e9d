import type { FieldValues } from '~/lib/form/form-definition.ts'
import { declarationForm } from './declaration.schema.ts'
import { companyForm, personForm } from './identity.schema.ts'
import { partnerForm } from './partner.schema.ts'

type KeptForm = { readonly name: string; readonly empty: FieldValues; readonly secrets?: readonly string[] }

/** The forms whose typing is kept for a day, by name. */
export const keptForms: ReadonlyMap<string, KeptForm> = new Map(
  [personForm, companyForm, declarationForm.natural, declarationForm.legal, partnerForm].map((form) => [
    form.name,
    form,
  ]),
)
