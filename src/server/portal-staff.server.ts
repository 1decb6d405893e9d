import { limits, staff } from './portal-auth.server.ts'
import { createStaffForms } from './staff/staff-forms.server.ts'

/** What the forms of the teams' space do. */
export const staffForms = createStaffForms({ staff, limits })
