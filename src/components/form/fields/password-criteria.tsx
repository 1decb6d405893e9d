import { Check, Circle } from 'lucide-react'
import { characterKinds, hasKind, isLongEnough, type PasswordRule } from '~/lib/password-criteria.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** What a new password must contain, each with whether it does. */
export function PasswordCriteria({ password, rule }: { password: string; rule: PasswordRule }) {
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
