import { FormActions } from '~/components/form/error-summary.tsx'
import { OfferedForm } from '~/components/form/offered-form.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Radio } from '~/components/ui/choice.tsx'
import { Fieldset } from '~/components/ui/fieldset.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from './form-token.tsx'

type ChildPartnerFormProps = {
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  readonly chosenId?: string
  /** Path to redirect to. */
  readonly returnPath: string
  readonly submitLabel: string
}

/** Chooses the partner to act for. The whole document is loaded afterwards, since all data may change. */
export function ChildPartnerForm({ choices, chosenId, returnPath, submitLabel }: ChildPartnerFormProps) {
  const { account_menu } = useTranslations()
  return (
    <OfferedForm action="/api/account/acting-for">
      <form method="post" action="/api/account/acting-for">
        <FormToken />
        <input type="hidden" name="callbackUrl" value={returnPath} readOnly />
        <Fieldset legend={account_menu.actingFor.legend()}>
          {choices.map(({ id, name }) => (
            <Radio
              key={id}
              name="partner"
              value={id}
              label={name}
              defaultChecked={id === chosenId}
              required
            />
          ))}
        </Fieldset>
        <FormActions>
          <Button type="submit">{submitLabel}</Button>
        </FormActions>
      </form>
    </OfferedForm>
  )
}
