import type { FundFields } from '../../../src/contract/product-api/fund.schema.ts'
import type { LocalizedText } from '../../database/schema/columns.ts'
import {
  assetClasses,
  eligibilities,
  geographies,
  labelOf,
  legalForms,
  periodicities,
  sectors,
  statuses,
  strategies,
  type Vocabulary,
} from '../vocabulary.ts'

type Field = readonly [name: string, label: LocalizedText, vocabulary: Vocabulary | null]

const fields: readonly Field[] = [
  ['name', { fr: 'Nom', en: 'Name' }, null],
  ['status', { fr: 'Statut', en: 'Status' }, statuses],
  ['strategy', { fr: 'Stratégie', en: 'Strategy' }, strategies],
  ['assetClass', { fr: 'Classe d’actifs', en: 'Asset class' }, assetClasses],
  ['geography', { fr: 'Zone géographique', en: 'Geography' }, geographies],
  ['sector', { fr: 'Secteur', en: 'Sector' }, sectors],
  ['legalForm', { fr: 'Forme juridique', en: 'Legal form' }, legalForms],
  ['eligibility', { fr: 'Éligibilité', en: 'Eligibility' }, eligibilities],
  ['taxation', { fr: 'Fiscalité', en: 'Taxation' }, null],
  ['horizonYears', { fr: 'Horizon d’investissement', en: 'Investment horizon' }, null],
  ['riskIndicator', { fr: 'Indicateur de risque', en: 'Risk indicator' }, null],
  ['minimumInvestment', { fr: 'Investissement minimum', en: 'Minimum investment' }, null],
  [
    'targetEnterpriseValue',
    { fr: 'Valeur d’entreprise cible à l’entrée', en: 'Target enterprise value at entry' },
    null,
  ],
  ['fundSize', { fr: 'Taille du fonds', en: 'Fund size' }, null],
  ['launchDate', { fr: 'Date de lancement', en: 'Launch date' }, null],
  ['regulatoryApprovalDate', { fr: 'Date d’agrément', en: 'Regulatory approval date' }, null],
  ['sfdr', { fr: 'Classification SFDR', en: 'SFDR classification' }, null],
  ['subscriptionPeriod', { fr: 'Période de souscription', en: 'Subscription period' }, null],
  ['diversificationObjective', { fr: 'Objectif de diversification', en: 'Diversification objective' }, null],
  ['valuationFrequency', { fr: 'Fréquence de valorisation', en: 'Valuation frequency' }, periodicities],
  ['reportingFrequency', { fr: 'Fréquence de reporting', en: 'Reporting frequency' }, periodicities],
]

/** Describes the label of each field of a fund and, for coded ones, all its values. */
export function describeFundFields(locale: 'fr' | 'en'): FundFields {
  return {
    fields: fields.map(([name, label, vocabulary]) => ({
      name,
      label: label[locale],
      values:
        vocabulary === null
          ? null
          : Object.keys(vocabulary).map((code) => ({ code, label: labelOf(vocabulary, code, locale) })),
    })),
  }
}
