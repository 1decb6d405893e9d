import type { ContactSubject } from '../../../src/contract/product-api/contact-subjects.ts'
import type { LocalizedText } from '../../database/schema/columns.ts'

/** A subject of the contact form: its label, and the desk that handles it. */
type Desk = { readonly label: LocalizedText; readonly email: string }

const investors = 'investisseurs@orvanne.example'
const operations = 'operations@orvanne.example'

/** The desk of each subject. Labels are for staff, so in French. */
export const desks: Readonly<Record<ContactSubject, Desk>> = {
  fiscal_certificate: {
    label: { fr: 'Attestation fiscale', en: 'Tax certificate' },
    email: 'fiscalite@orvanne.example',
  },
  bank_details: {
    label: { fr: 'Ajout ou changement de coordonnées bancaires', en: 'Bank details to add or change' },
    email: operations,
  },
  address_change: { label: { fr: 'Changement d’adresse', en: 'Change of address' }, email: investors },
  investor_access: {
    label: { fr: 'Accès aux informations investisseur', en: 'Access to investor information' },
    email: investors,
  },
  reporting_access: { label: { fr: 'Accès aux reportings', en: 'Access to reports' }, email: investors },
  share_buyback: {
    label: { fr: 'Rachat de parts en cas de force majeure', en: 'Share buyback in force majeure' },
    email: operations,
  },
  fund_information: {
    label: { fr: 'Informations sur un fonds', en: 'Information about a fund' },
    email: 'contact@orvanne.example',
  },
  succession: {
    label: { fr: 'Dossier de succession', en: 'Succession file' },
    email: 'successions@orvanne.example',
  },
  subscription_processing: {
    label: { fr: 'Traitement d’une souscription', en: 'Processing of a subscription' },
    email: operations,
  },
  pending_distribution: {
    label: { fr: 'Distribution en attente', en: 'Pending distribution' },
    email: operations,
  },
  other: { label: { fr: 'Autre demande', en: 'Other request' }, email: 'contact@orvanne.example' },
}
