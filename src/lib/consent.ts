/** What a visitor has answered to the question whether visits may be measured. */
export type ConsentChoice = 'unasked' | 'granted' | 'refused'

/** Narrows a text to an answer; anything else is none. */
export const toConsentChoice = (text: string | undefined): ConsentChoice =>
  text === 'granted' || text === 'refused' ? text : 'unasked'
