import type { NamespaceSubscribeTranslation } from '../../i18n-types.ts'

const en_subscribe = {
  title: 'Subscribe to our funds',
  description:
    'Our funds are subscribed to through an adviser, a bank or an insurer that works with us: the steps, the documents and the risks.',
  lede: 'Our funds are not subscribed to online: a professional makes sure with you that the investment suits you, then sends us your request.',
  steps: {
    title: 'In four steps',
    choose: {
      title: 'Choose a fund',
      text: 'Compare the funds that are open for subscription: strategy, horizon, risk indicator, minimum.',
    },
    read: {
      title: 'Read its documents',
      text: 'The key information document and the fund rules tell where the fund invests, what it costs and how long money is locked in.',
    },
    meet: {
      title: 'Meet a professional',
      text: 'Your adviser, bank or insurer checks your identity and whether the investment suits your situation.',
    },
    sign: {
      title: 'Sign and pay',
      text: 'They send us your request. The subscription takes effect once it is accepted and paid for.',
    },
  },
  risk: {
    title: 'Before you invest',
    text: 'Investing in unlisted funds carries a risk of capital loss, and money placed is locked in for the period set by the fund rules. Past performance does not predict future returns.',
  },
  openFunds: 'See the open funds',
  contact: 'Contact us',
  advisor: {
    title: 'Are you an adviser or a family office?',
    text: 'Sign in to subscribe on behalf of a client and to follow your requests.',
    signIn: 'Sign in',
    withoutRight: 'Your account may not subscribe for a client. Write to us to have it enabled.',
  },
  desk: {
    title: 'Subscribe for a client',
    lede: 'What you type is kept for 24\u00a0hours on our servers, and erased when it is sent.',
    step: 'Step {step} of 2',
    requests: 'My requests',
    cases: {
      text: 'Several clients at a time, documents to add, a signature to collect: open a case.',
      action: 'See the cases',
    },
    investment: 'The investment',
    client: 'The subscriber',
    company: 'The company',
    forCompany: '(for a company)',
    companyLede: 'To be filled in where the subscriber is a company.',
    representative: 'Identity',
    representativeLede: 'Of the subscriber, or of the company’s legal representative.',
    contactDetails: 'Contact details',
    declarations: 'Your declarations',
    review: 'Review the request',
    noOffer: {
      title: 'No fund is open for subscription',
      text: 'None of the funds under agreement with your team is open at the moment.',
    },
    offer: '{fund}, {share} (from {minimum})',
    offerWithout: '{fund}, {share}',
    hints: {
      share: 'The shares of open funds under agreement with your team.',
      amount: 'In the share’s currency, without entry fees.',
      birthDate: 'DD/MM/YYYY',
      companyNumber: 'SIREN: nine digits; SIRET: fourteen; elsewhere, the number in the register.',
      phone: 'With the country’s prefix where it is not French.',
    },
  },
  companyNumberTypes: { siren: 'SIREN', siret: 'SIRET', rca: 'RCA', foreign: 'Foreign register' },
  fields: {
    share: 'Share',
    amount: 'Amount',
    person: 'Subscriber',
    companyName: 'Company name',
    companyNumberType: 'Type of number',
    companyNumber: 'Identification number',
    civility: 'Title',
    firstname: 'First name',
    lastname: 'Last name',
    birthDate: 'Date of birth',
    birthCity: 'Place of birth',
    email: 'Email address',
    phone: 'Telephone',
    address: 'Address',
    postalCode: 'Postcode',
    city: 'City',
    country: 'Country',
    identity: 'Identity checked',
    documents: 'Documents given',
    suitability: 'Suitability',
  },
  persons: { natural: 'Natural person', legal: 'Company' },
  civilities: { mrs: 'Mrs.', mr: 'Mr.' },
  declarations: {
    identity:
      'I have checked the subscriber’s identity against documents, and certify that what is stated is accurate.',
    documents: 'I have given the subscriber the key information document and the fund rules in good time.',
    suitability:
      'The investment suits the subscriber’s situation, knowledge and objectives, which I have gathered.',
  },
  review: {
    title: 'Review the request',
    lede: 'Nothing has been sent yet. Read it through, then send the request to our staff.',
    fund: 'Fund',
    name: 'Name',
    birth: 'Born',
    birthText: '{date}, {city}',
    representative: 'Legal representative',
    declared: 'You declare',
    send: 'Send the request',
    change: 'Change',
    changed: {
      title: 'The request was changed in the meantime',
      text: 'It was changed in another tab or on another device, and has not been sent. Read it through again.',
    },
    nothing: {
      title: 'There is nothing to review',
      text: 'The form is not complete, or was erased after 24\u00a0hours.',
      action: 'Fill in the request',
    },
  },
} satisfies NamespaceSubscribeTranslation

export default en_subscribe
