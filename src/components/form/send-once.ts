import type { FormEvent } from 'react'

/** Sends a form that loads a new document once: a double click would have the browser drop the first answer. */
export function sendOnce(event: FormEvent<HTMLFormElement>): void {
  const form = event.currentTarget
  if (form.dataset.sent !== undefined) event.preventDefault()
  form.dataset.sent = ''
}
