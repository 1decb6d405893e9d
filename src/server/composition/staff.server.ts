import { createStaffForms } from '../staff/staff-forms.server.ts'
import { limits, staff } from './auth.server.ts'

/** What the forms of the teams' space do. */
export const staffForms = createStaffForms({ staff, limits })
