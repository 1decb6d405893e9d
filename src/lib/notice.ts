/** Messages of the page that follows a refused form. */
export const notices = [
  /** The user may not act for the chosen partner. */
  'partner_refused',
  /** The choice could not be stored for now. */
  'partner_unavailable',
  /** The form's token was no longer valid. */
  'form_expired',
] as const

/** A code that the page shows as a sentence, once. */
export type Notice = (typeof notices)[number]

/** Narrows any text to a notice; null for anything else. */
export function toNotice(value: unknown): Notice | null {
  return notices.find((code) => code === value) ?? null
}
