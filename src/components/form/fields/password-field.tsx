import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { PasswordRule } from '~/lib/password-criteria.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { type KitFieldProps, useKitField } from '../use-kit-field.ts'
import { PasswordCriteria } from './password-criteria.tsx'

export type PasswordFieldProps = KitFieldProps & {
  readonly autoComplete: 'current-password' | 'new-password'
  /** For a new password: what it must contain, marked as it is typed. */
  readonly rule?: PasswordRule
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ hint, optional = false, className, autoComplete, rule }: PasswordFieldProps) {
  const { around, name, value, change, blur } = useKitField<string>({ optional })
  const { forms } = useTranslations()
  const [isShown, setShown] = useState(false)
  const Sign = isShown ? EyeOff : Eye
  return (
    <div className={className}>
      <Field {...around} hint={hint}>
        <span className="flex gap-2">
          <Input
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            name={name}
            value={value}
            onChange={(event) => change(event.target.value)}
            onBlur={blur}
          />
          <Button
            variant="outline"
            color="neutral"
            iconOnly
            data-needs-scripts
            aria-label={isShown ? forms.password.hide() : forms.password.show()}
            onClick={() => setShown(!isShown)}
          >
            <Sign aria-hidden="true" />
          </Button>
        </span>
      </Field>
      {rule && <PasswordCriteria password={value} rule={rule} />}
    </div>
  )
}
