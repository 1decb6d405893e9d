import { createFormHook } from '@tanstack/react-form'
import { CheckboxField, ChoicesField, RadioField } from './fields/choice-fields.tsx'
import { FileField } from './fields/file-field.tsx'
import { PasswordField } from './fields/password-field.tsx'
import { EmailField, PhoneField, SelectField, TextAreaField, TextField } from './fields/text-field.tsx'
import { fieldContext, formContext } from './form-context.ts'

/** TanStack Form with the fields of the kit. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField,
    EmailField,
    PhoneField,
    TextAreaField,
    SelectField,
    FileField,
    CheckboxField,
    RadioField,
    ChoicesField,
    PasswordField,
  },
  formComponents: {},
})
