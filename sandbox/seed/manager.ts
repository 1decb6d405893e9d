import type { ManagerIdentity } from '../product/pdf/document-input.ts'

const common = {
  name: 'Orvanne Gestion',
  address: '0, quai de l’Orvanne, 75000 Paris',
  city: 'Paris',
  phone: '+33\u00a01\u00a099\u00a000\u00a014\u00a020',
  email: 'contact@orvanne.example',
  website: 'www.orvanne.example',
}

/** The invented manager as its documents name it, by language; its numbers are deliberately impossible. */
export const manager: Readonly<Record<'fr' | 'en', ManagerIdentity>> = {
  fr: {
    ...common,
    legalForm: 'société par actions simplifiée au capital de 1\u202f250\u202f000\u00a0€',
    approval: 'agréée par l’AMF sous le n°\u00a0GP-00000000',
    registration: 'RCS Paris 000\u00a0000\u00a0000',
  },
  en: {
    ...common,
    legalForm: 'simplified joint-stock company with a capital of €1,250,000',
    approval: 'approved by the AMF under no.\u00a0GP-00000000',
    registration: 'Paris trade register 000\u00a0000\u00a0000',
  },
}
