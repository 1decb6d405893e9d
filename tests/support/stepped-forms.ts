import { newAddress } from './registration.ts'

/** Page of a form of several steps, as a person fills it in, by the names of its fields. */
export type FormStep = {
  readonly name: string
  /** URL that the form is sent to. */
  readonly action: string
  /** URL to which scripts send what is typed. */
  readonly drafts: string
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
  /** Value that is typed later; `yes` in the first field if none is given. */
  readonly later?: readonly [name: string, value: string]
}

/** A form of several steps, from its first page on. */
export type SteppedForm = {
  readonly name: string
  /** Account that fills it in, if a session is needed. */
  readonly account?: string
  /** True if the steps are those of a case, which has to be opened first. */
  readonly opensCase?: boolean
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
    drafts: `/api/registration/draft/investor-${person}-funds`,
    fields: {},
    later: ['lifeInsurance', 'yes'],
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
      drafts: '/api/registration/draft/investor-natural',
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
      drafts: '/api/registration/draft/investor-legal',
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

const teamStep = {
  name: 'team',
  page: { fr: '/partenaire/choisir-son-equipe', en: '/en/partner/choose-team' },
  fields: { newTeam: 'Équipe du Grand Ouest' },
  ticked: { team: 'new' },
  secrets: {},
  spoiled: { newTeam: '' },
}

const partner = (): SteppedForm => ({
  name: 'the registration of a partner',
  steps: [
    {
      name: 'account',
      action: '/api/forms/partner',
      drafts: '/api/registration/draft/partner',
      page: { fr: '/partenaire/inscription', en: '/en/partner/register' },
      fields: contact('mutuelle-demo.example'),
      ticked: { civility: 'mrs', terms: 'on' },
      secrets,
      spoiled: { confirmation: 'Portail-Prive-8' },
    },
    { ...teamStep, action: '/api/forms/team', drafts: '/api/registration/draft/team', isMailed: true },
  ],
})

const ownTeam = (): SteppedForm => ({
  name: 'the choice of a team by a signed-in user',
  account: 'partner-noteam@assureur-demo.example',
  steps: [{ ...teamStep, action: '/api/forms/own-team', drafts: '/api/account/drafts/team' }],
})

const request = {
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
}

const subscription = (account: string): SteppedForm => ({
  name: 'the request of an advisor',
  account,
  steps: [
    {
      ...request,
      name: 'request',
      action: '/api/forms/subscription',
      drafts: '/api/account/drafts/subscription',
      page: { fr: '/souscrire', en: '/en/subscribe' },
    },
  ],
})

/** The last step, the signature, has nothing but a code, which is never stored. */
function caseOf(account: string, id: string): SteppedForm {
  const pageOf = (search: string) => ({
    fr: `/mon-compte/dossiers/${id}${search}`,
    en: `/en/my-account/cases/${id}${search}`,
  })
  return {
    name: 'the case of an advisor',
    account,
    opensCase: true,
    steps: [
      {
        ...request,
        name: 'client and investment',
        action: `/api/account/cases/${id}/details`,
        drafts: `/api/account/cases/${id}/draft`,
        page: pageOf(''),
      },
      {
        name: 'documents',
        action: '/api/account/case-documents',
        drafts: `/api/account/drafts/case-document?of=${id}`,
        page: pageOf('?step=documents'),
        // Without a file, the form is always refused.
        fields: { expiresOn: '01/02/2031' },
        ticked: {},
        secrets: {},
        spoiled: {},
      },
      {
        name: 'warnings',
        action: '/api/forms/case-warnings',
        drafts: `/api/account/drafts/case-warnings?of=${id}.{fund}`,
        page: pageOf('?step=warnings'),
        fields: {},
        ticked: { accepted: 'capital_loss' },
        secrets: {},
        spoiled: {},
        later: ['accepted', 'past_performance'],
      },
    ],
  }
}

/**
 * Returns the forms of several steps, each with its own addresses: every form with `useDraftSaving`
 * (`tests/repository/form-pages.test.ts`).
 * @param account of an advisor, whose unfinished request no other test touches
 * @param caseId of a case that this advisor has opened
 */
export const steppedForms = (account: string, caseId = 'cas-1'): readonly SteppedForm[] => [
  natural(),
  legal(),
  partner(),
  ownTeam(),
  subscription(account),
  caseOf(account, caseId),
]
