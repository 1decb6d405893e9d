import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/form-actions.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Card, CardTitle } from '~/components/ui/card.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import { useTranslations } from '~/routing/use-locale.ts'
import type { LoginSearch } from './login.schema.ts'
import { SignInFields } from './sign-in-form.tsx'

/** The manager's own space: e-mail and password, checked by the content backend. */
export function StaffCard({ search }: { search: LoginSearch }): ReactElement {
  const { login } = useTranslations()
  return (
    <Card asChild>
      <li>
        <CardTitle level="h2">{login.staff.title()}</CardTitle>
        <p className="mt-2 mb-5 text-muted">{login.staff.text()}</p>
        <form method="post" action="/api/auth/callback/staff" className="flex flex-col gap-4">
          <SignInFields search={search} />
          <Field label={login.staff.email()} required>
            <Input type="email" name="email" autoComplete="username" required />
          </Field>
          <Field label={login.staff.password()} required>
            <Input type="password" name="password" autoComplete="current-password" required />
          </Field>
          <FormActions>
            <Button type="submit">{login.staff.signIn()}</Button>
          </FormActions>
        </form>
      </li>
    </Card>
  )
}
