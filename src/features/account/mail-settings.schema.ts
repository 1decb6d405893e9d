import * as z from 'zod/mini'
import { oneChoice } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

/** Email topics, in display order. */
export const mailTopics = ['notices', 'documents', 'values'] as const

/** Email frequencies of a topic. */
export const mailFrequencies = ['at_once', 'daily', 'weekly', 'never'] as const

type MailPace = Readonly<Record<(typeof mailTopics)[number], (typeof mailFrequencies)[number]>>

/** The pace of each topic, and since which day the address refuses emails. */
export type MailSettingsView = { readonly pace: MailPace; readonly bouncedOn: string | null }

/** Form that changes the email frequency of each topic. */
export const mailSettingsForm: FormDefinition<Readonly<Record<keyof MailPace, string>>, MailPace> = {
  name: 'mail-settings',
  empty: { notices: '', documents: '', values: '' },
  schema: z.object({
    notices: oneChoice(mailFrequencies),
    documents: oneChoice(mailFrequencies),
    values: oneChoice(mailFrequencies),
  }),
}
