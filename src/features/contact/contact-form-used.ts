import { createIsomorphicFn } from '@tanstack/react-start'
import { formOnInteraction } from '~/components/form/form-on-interaction.tsx'
import { ContactForm, HeldMessageForm } from './contact-form.tsx'

/** {@link ContactForm}, whose code is loaded when somebody comes to it. */
export const UsedContactForm = formOnInteraction(
  'contact',
  createIsomorphicFn()
    .server(() => ContactForm)
    .client(async () => (await import('./contact-form.tsx')).ContactForm),
)

/** {@link HeldMessageForm}, in the same way. */
export const UsedHeldMessageForm = formOnInteraction(
  'contact-confirm',
  createIsomorphicFn()
    .server(() => HeldMessageForm)
    .client(async () => (await import('./contact-form.tsx')).HeldMessageForm),
)
