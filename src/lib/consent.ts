/** A visitor's choice about audience measurement. */
export type ConsentChoice = 'unasked' | 'granted' | 'refused'

/** Narrows a text to a choice; anything else is `unasked`. */
export const toConsentChoice = (text: string | undefined): ConsentChoice =>
  text === 'granted' || text === 'refused' ? text : 'unasked'
