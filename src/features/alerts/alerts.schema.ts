import * as z from 'zod/mini'
import { emailAddress, oneChoice } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { mailedLinkForm } from '~/lib/form/mailed-link.ts'

/** A fund as these pages name it. */
export type NamedFund = { readonly id: string; readonly name: string }

/** What an address asked for, by the secret of an email. */
export type AlertView = {
  readonly topic: 'newsletter' | 'funds'
  readonly isConfirmed: boolean
  readonly funds: readonly NamedFund[]
}

/** Data of the page: the choice of a secret, or the funds to choose from. */
export type AlertsView = { readonly alert: AlertView | null; readonly funds: readonly NamedFund[] }

const empty: Values = { email: '', topic: '', fund: [] }
type Values = { readonly email: string; readonly topic: string; readonly fund: readonly string[] }

const schema = z
  .object({
    email: emailAddress(),
    topic: oneChoice(['newsletter', 'funds']),
    fund: z.array(z.string()),
  })
  .check(
    z.refine(({ fund, topic }) => topic === 'newsletter' || fund.length > 0, {
      path: ['fund'],
      message: 'required',
    }),
  )

/** Asks for emails without an account (P-770). */
export const alertForm: FormDefinition<Values, z.output<typeof schema>> = { name: 'alert', empty, schema }

type Kept = { readonly token: string; readonly fund: readonly string[] }

const keptSchema = z.object({ token: z.string(), fund: z.array(z.string()) })

/** Changes the funds of a confirmed address; none ends the emails. */
export const alertFundsForm: FormDefinition<Kept> = {
  ...{ ...mailedLinkForm('alert-funds'), empty: { token: '', fund: [] } },
  schema: keptSchema,
}

/** The button that confirms. */
export const alertConfirmForm = mailedLinkForm('alert-confirm')

/** The button that ends the emails. */
export const alertEndForm = mailedLinkForm('alert-end')
