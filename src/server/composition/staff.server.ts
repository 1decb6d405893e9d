import { createStaffForms } from '../staff/staff-forms.server.ts'
import { limits, staff } from './auth.server.ts'

/** Handlers of the staff's forms. */
export const staffForms = createStaffForms({ staff, limits })
