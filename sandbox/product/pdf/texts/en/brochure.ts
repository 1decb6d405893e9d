import { lowerFirst } from '../markdown.ts'
import type { Texts } from '../texts.ts'
import { words } from './words.ts'

const PROFESSIONAL_FORMS = ['FPCI', 'SLP', 'FPS']

/** Passages of the brochure. */
export const brochure: Texts['brochure'] = {
  welcome: (subject) => {
    const w = words(subject)
    return {
      title: 'The idea',
      body: [
        `${w.name}: ${lowerFirst(subject.fund.summary)}`,
        subject.pick('welcome', [
          `Most of the projects that shape an economy trade on no market. ${w.name} gives access to some of them, chosen by people whose trade it is, with the constraints and risks of this kind of investment.`,
          `To invest in unlisted assets is to agree not to look at the clock. ${w.name} is for those who can tie up a limited part of their savings and want to know, holding by holding, what they finance.`,
          `A good long-term investment starts with a plain explanation. The following pages say what ${w.name} does, how, at what cost and with what risks.`,
        ]),
      ],
    }
  },
  reasons: (subject) => {
    const w = words(subject)
    return {
      title: 'What sets us apart',
      body: [
        [
          `Known ground: the region of the fund (${w.geography}) and its sector (${w.sector}) are those that the team has followed from the start.`,
          'A limited number of holdings, so that each is followed by two managers who know it.',
          'Managers who invest their own money on the same terms as holders.',
          'Regular information, written to be read, including when the news is bad.',
        ],
        'None of these points protects against a loss. They describe a way of working, not a result.',
      ],
    }
  },
  audience: (subject) => {
    const w = words(subject)
    const isProfessional = PROFESSIONAL_FORMS.includes(subject.fund.legalForm)
    return {
      title: 'Is it for you?',
      body: [
        isProfessional
          ? 'This fund is reserved for professional investors, or those treated as such under its rules. It requires knowledge of unlisted assets and the ability to bear a total loss.'
          : `This fund may suit you if you have precautionary savings, if you can leave this money invested for ${w.horizon} and if a loss, even a total one, would not change the way you live.`,
        'It does not suit you if you plan a purchase in the short term, if you seek a regular income or if losing part of the sum would put you in difficulty. If in doubt, speak to your adviser.',
      ],
    }
  },
  steps: (subject) => {
    const w = words(subject)
    return {
      title: 'How to subscribe',
      body: [
        [
          'Meet a partner institution or an authorised adviser, who reviews your situation and checks that the fund suits it.',
          'Read the key information document and the fund rules. Ask the questions they raise.',
          `Fill in the subscription form, for at least ${w.minimum}, and attach the documents requested.`,
          'Receive confirmation that your shares are registered, then access to your personal space.',
        ],
      ],
    }
  },
}
