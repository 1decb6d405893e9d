import { Check, Circle, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
import { characterKinds, hasKind, isLongEnough, type PasswordRule } from '~/lib/password-criteria.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { type KitFieldProps, useKitField } from '../use-kit-field.ts'

/** Criteria of a new password, each with a mark of whether it is met. */
function PasswordCriteria({ password, rule }: { password: string; rule: PasswordRule }) {
  const { password: words } = useTranslations().forms
  const length = {
    text: words.atLeast({ count: rule.minimumLength }),
    isMet: isLongEnough(password, rule),
  }
  const kinds = characterKinds.map((kind) => ({ text: words[kind](), isMet: hasKind(password, kind) }))
  const wantsAll = rule.minimumKinds >= kinds.length
  return (
    <div className="mt-2 text-sm">
      <p className="text-muted">{words.criteria()}</p>
      <Criteria criteria={wantsAll ? [length, ...kinds] : [length]} />
      {!wantsAll && (
        <>
          <p className="mt-2 text-muted">{words.someKinds({ count: rule.minimumKinds })}</p>
          <Criteria criteria={kinds} />
        </>
      )}
    </div>
  )
}

type Criterion = { readonly text: string; readonly isMet: boolean }

function Criteria({ criteria }: { criteria: readonly Criterion[] }) {
  const { password: words } = useTranslations().forms
  return (
    <ul className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {criteria.map(({ text, isMet }) => (
        <li key={text} className="flex items-center gap-2">
          {isMet ? (
            <Check aria-hidden="true" className="tone-success size-4 text-tone-text" />
          ) : (
            <Circle aria-hidden="true" className="size-4 text-muted" />
          )}
          {text}
          <VisuallyHidden>({isMet ? words.met() : words.unmet()})</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}

type PasswordFieldProps = KitFieldProps & {
  readonly autoComplete: 'current-password' | 'new-password'
  /** Rule of a new password, whose criteria are marked during typing. */
  readonly rule?: PasswordRule
}

/** A password, which can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { hint, className, autoComplete, rule } = props
  const { around, name, value, first, change, blur } = useKitField<string>(props)
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
            defaultValue={first}
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
