import type { ReactElement } from 'react'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { StaffMemberView } from './rights.schema.ts'
import { RightsForm } from './rights-form.tsx'
import { staffForm, staffRights } from './rights-forms.schema.ts'

type StaffFormProps = { readonly member: StaffMemberView; readonly draft: FormDraft | null }

/** Rights of a member of staff, each explained (P-783). */
export function StaffForm({ draft, member }: StaffFormProps): ReactElement {
  const { rights: names, staff: words } = useTranslations().staff_rights
  const { email, id, name, rights, version } = member
  const switches = staffRights.map((code) => ({
    code,
    title: names[code].title(),
    text: names[code].text(),
  }))
  return (
    <RightsForm
      definition={staffForm}
      action="/api/staff/rights/staff"
      subject={{ team: '', version, member: id, name: name || email }}
      words={{ lede: words.formLede(), reasonHint: words.reasonHint(), submit: words.submit() }}
      {...{ draft, rights, switches }}
    />
  )
}
