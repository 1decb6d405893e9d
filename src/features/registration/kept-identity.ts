import { checkForm, fillValues, type KeptValues } from '~/lib/form/form-definition.ts'
import { companyForm, personForm } from './identity.schema.ts'

/** The first step's answers as they were kept, checked again; undefined when they are not whole. */
export function identityOf(person: 'natural' | 'legal') {
  return (kept: KeptValues | undefined) => {
    if (kept === undefined) return undefined
    const checked =
      person === 'natural'
        ? checkForm(personForm, fillValues(personForm.empty, kept))
        : checkForm(companyForm, fillValues(companyForm.empty, kept))
    return checked.ok ? checked.data : undefined
  }
}
