/** What the page that follows a refused form says about it. */
export const notices = [
  /** The partner chosen is none that the user may act for. */
  'partner_refused',
  /** The choice could not be kept for now. */
  'partner_unavailable',
  /** The form had no valid token any more. */
  'form_expired',
] as const

/** A code that the page turns into a sentence, once. */
export type Notice = (typeof notices)[number]

/** Narrows any text to a notice; what is none is nothing. */
export function toNotice(value: unknown): Notice | null {
  return notices.find((code) => code === value) ?? null
}
