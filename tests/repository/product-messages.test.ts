import { describe, expect, it } from 'vitest'
import { type DictionaryText, dictionaryTexts, withoutTypes } from './dictionary-texts.ts'
import { messagesOfComingPages, type SpecifiedMessage, specifiedMessages } from './product-messages.ts'

const french = await dictionaryTexts('fr')
const english = await dictionaryTexts('en')

/** Word for word: which of its spaces may break is typography. */
const plainSpaces = (text: string): string => text.replaceAll(/\s/g, ' ')

function keysOf(texts: readonly DictionaryText[], wordings: readonly string[]): string[] {
  const plain = wordings.map(plainSpaces)
  return texts.filter(({ text }) => plain.includes(plainSpaces(withoutTypes(text)))).map(({ key }) => key)
}

/** Returns the keys whose text is the message in all its languages. */
function keysThatSay({ fr, en }: SpecifiedMessage): string[] {
  if (en === undefined) return fr === undefined ? [] : keysOf(french, [fr])
  const keys = keysOf(english, en)
  return fr === undefined ? keys : keysOf(french, [fr]).filter((key) => keys.includes(key))
}

describe('the exact messages', () => {
  // P-054, P-061, P-078, P-086, P-105, P-135, P-153, P-159, P-161, P-163, P-172, P-235, P-260
  it.each(specifiedMessages.map((message) => ({ ...message, given: message.fr ?? message.en?.[0] })))(
    'are said exactly as given: $given',
    (message) => {
      expect(keysThatSay(message)).not.toEqual([])
    },
  )

  it('are listed as those of coming pages only while no page says them', () => {
    expect(messagesOfComingPages.flatMap(keysThatSay)).toEqual([])
  })

  it('are not said when a letter differs, or the other language says something else', () => {
    expect(keysThatSay({ en: ['The code used is not valid.'] })).toEqual([])
    expect(keysThatSay({ fr: "Une erreur s'est produite.", en: ['The code used is invalid.'] })).toEqual([])
  })
})
