import { newAddress } from './registration.ts'

/** Page of a form of several steps, as a person fills it in, by the names of its fields. */
export type FormStep = {
  readonly name: string
  /** URL that the form is sent to. */
  readonly action: string
  readonly page: { readonly fr: string; readonly en: string }
  /** True if an emailed link leads here. */
  readonly isMailed?: boolean
  /** Typed values. A select without a choice gets its first option. */
  readonly fields: Readonly<Record<string, string>>
  /** Boxes and choices that are ticked: by name, with their value. */
  readonly ticked: Readonly<Record<string, string>>
  /** Values that are never stored. */
  readonly secrets: Readonly<Record<string, string>>
  /** Values typed instead so that the form is refused. */
  readonly spoiled: Readonly<Record<string, string>>
}

/** A form of several steps, from its first page on. */
export type SteppedForm = {
  readonly name: string
  /** Account that fills it in, if a session is needed. */
  readonly account?: string
  readonly steps: readonly [FormStep, ...FormStep[]]
}

const password = 'Portail-Prive-9'
const secrets = { password, confirmation: password }

const contact = (domain: string) => ({
  firstname: 'Émilie',
  lastname: 'Desrosiers',
  email: newAddress(domain),
  phone: '+33639980077',
})

const investorPage = (search: string) => ({
  fr: `/investisseur/inscription?${search}`,
  en: `/en/investor/register?${search}`,
})

function declaration(person: 'natural' | 'legal'): FormStep {
  return {
    name: 'subscriptions and declaration',
    action: `/api/forms/investor-${person}-funds`,
    page: investorPage(`person=${person}&step=funds`),
    fields: {},
    ticked: { lifeInsurance: 'no', funds: 'fnd-2', declaration: 'on', terms: 'on' },
    secrets,
    spoiled: { confirmation: 'Portail-Prive-8' },
  }
}

const natural = (): SteppedForm => ({
  name: 'the registration of a natural person',
  steps: [
    {
      name: 'identity',
      action: '/api/forms/investor-natural',
      page: investorPage('person=natural'),
      fields: { ...contact('mail.example'), birthDate: '28/02/1979', birthCity: 'Quimper' },
      ticked: { civility: 'mrs' },
      secrets: {},
      spoiled: { birthDate: '31/02/1979' },
    },
    declaration('natural'),
  ],
})

const legal = (): SteppedForm => ({
  name: 'the registration of a legal person',
  steps: [
    {
      name: 'company and representative',
      action: '/api/forms/investor-legal',
      page: investorPage('person=legal'),
      fields: {
        ...contact('mail.example'),
        companyName: 'Société des Trois Quais',
        identifierType: 'siren',
        identifier: '732829320',
        addressLine1: '3, quai Inventé',
        addressLine2: 'Bâtiment B',
        postalCode: '29000',
        city: 'Quimper',
      },
      ticked: { civility: 'mr' },
      secrets: {},
      spoiled: { identifier: '732829321' },
    },
    declaration('legal'),
  ],
})

const partner = (): SteppedForm => ({
  name: 'the registration of a partner',
  steps: [
    {
      name: 'account',
      action: '/api/forms/partner',
      page: { fr: '/partenaire/inscription', en: '/en/partner/register' },
      fields: contact('mutuelle-demo.example'),
      ticked: { civility: 'mrs', terms: 'on' },
      secrets,
      spoiled: { confirmation: 'Portail-Prive-8' },
    },
    {
      name: 'team',
      action: '/api/forms/team',
      page: { fr: '/partenaire/choisir-son-equipe', en: '/en/partner/choose-team' },
      isMailed: true,
      fields: { newTeam: 'Équipe du Grand Ouest' },
      ticked: { team: 'new' },
      secrets: {},
      spoiled: { newTeam: '' },
    },
  ],
})

const subscription = (account: string): SteppedForm => ({
  name: 'the request of an advisor',
  account,
  steps: [
    {
      name: 'request',
      action: '/api/forms/subscription',
      page: { fr: '/souscrire', en: '/en/subscribe' },
      fields: {
        amount: '260000',
        firstname: 'Hélène',
        lastname: 'Kermorval',
        birthDate: '28/02/1979',
        birthCity: 'Quimper',
        email: 'helene@client.example',
        phone: '+33639980077',
        address: '3, quai Inventé',
        postalCode: '29000',
        city: 'Quimper',
      },
      ticked: {
        civility: 'mrs',
        person: 'natural',
        identity: 'on',
        documents: 'on',
        suitability: 'on',
      },
      secrets: {},
      spoiled: { amount: '1' },
    },
  ],
})

/**
 * Returns the forms of several steps, each with its own addresses. A form added to `savedForms` or to the calls that
 * save drafts is listed here too.
 * @param account of an advisor, whose unfinished request no other test touches
 */
export const steppedForms = (account: string): readonly SteppedForm[] => [
  natural(),
  legal(),
  partner(),
  subscription(account),
]
