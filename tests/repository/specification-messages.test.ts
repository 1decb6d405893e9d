import { describe, expect, it } from 'vitest'
import { type DictionaryText, dictionaryTexts, withoutTypes } from './dictionary-texts.ts'
import { messagesOfComingPages, type SpecifiedMessage, specifiedMessages } from './specification-messages.ts'

const french = await dictionaryTexts('fr')
const english = await dictionaryTexts('en')

const keysOf = (texts: readonly DictionaryText[], wordings: readonly string[]) =>
  texts.filter(({ text }) => wordings.includes(withoutTypes(text))).map(({ key }) => key)

/** Keys whose text is the message in every language in which it is given. */
function keysThatSay({ fr, en }: SpecifiedMessage): string[] {
  if (en === undefined) return fr === undefined ? [] : keysOf(french, [fr])
  const keys = keysOf(english, en)
  return fr === undefined ? keys : keysOf(french, [fr]).filter((key) => keys.includes(key))
}

describe('the messages of the specification', () => {
  it.each(specifiedMessages.map((message) => ({ ...message, given: message.fr ?? message.en?.[0] })))(
    'are said exactly as given: $given',
    (message) => {
      expect(keysThatSay(message)).not.toEqual([])
    },
  )

  it('are taken for those of coming pages only as long as no page says them', () => {
    expect(messagesOfComingPages.flatMap(keysThatSay)).toEqual([])
  })

  it('are not said when a letter differs, or the other language says something else', () => {
    expect(keysThatSay({ en: ['The code used is not valid.'] })).toEqual([])
    expect(keysThatSay({ fr: "Une erreur s'est produite.", en: ['The code used is invalid.'] })).toEqual([])
  })
})
