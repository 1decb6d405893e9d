import { eligibilities, periodicities } from '../../product/vocabulary.ts'
import {
  both,
  code,
  codes,
  date,
  decimal,
  exampleDate,
  flag,
  inCurrency,
  integer,
  optional,
  required,
} from './columns.ts'

const articles = { 6: both('Article 6'), 8: both('Article 8'), 9: both('Article 9') }

/** The figures and dates of a fund. */
export const fundFigures = {
  risk_indicator: optional(integer(1, 7), {
    header: both('Indicateur de risque', 'Risk indicator'),
    meaning: both(
      'L’indicateur synthétique (PRIIPs). Vide : non communiqué.',
      'The summary risk indicator (PRIIPs). Empty: not published.',
    ),
    example: '6',
  }),
  horizon_years: optional(integer(1, 99), {
    header: both('Horizon', 'Horizon'),
    unit: both('années', 'years'),
    meaning: both('La durée de placement recommandée.', 'The recommended holding period.'),
    example: '8',
  }),
  minimum_investment: optional(decimal(2), {
    header: both('Investissement minimum', 'Minimum investment'),
    unit: inCurrency,
    meaning: both('La plus petite souscription.', 'The smallest subscription.'),
    example: both('100 000,00', '100,000.00'),
  }),
  fund_size: optional(decimal(2), {
    header: both('Taille du fonds', 'Fund size'),
    unit: inCurrency,
    meaning: both('Les engagements reçus ou visés.', 'The commitments received or aimed at.'),
    example: both('85 000 000,00', '85,000,000.00'),
  }),
  launch_date: optional(date, {
    header: both('Date de lancement', 'Launch date'),
    meaning: both('Le premier jour du fonds.', 'The first day of the fund.'),
    example: exampleDate('2023-04-17'),
  }),
  sfdr_article: optional(code(articles), {
    header: both('Article SFDR', 'SFDR article'),
    meaning: both('L’article du règlement (UE) 2019/2088.', 'The article of regulation (EU) 2019/2088.'),
    example: '8',
  }),
  sfdr_valid_from: optional(date, {
    header: both('SFDR valable depuis', 'SFDR valid from'),
    meaning: both('Le jour depuis lequel l’article s’applique.', 'The day from which the article applies.'),
    example: exampleDate('2023-04-17'),
  }),
  sfdr_source_url: optional(
    { kind: 'url' },
    {
      header: both('Adresse SFDR', 'SFDR address'),
      meaning: both('La page de publication du produit.', 'The product’s disclosure page.'),
      example: 'https://www.cedre-gestion.example/durabilite',
    },
  ),
  eligibility: optional(codes(eligibilities), {
    header: both('Éligibilité', 'Eligibility'),
    meaning: both(
      'Les enveloppes possibles, séparées par « | ».',
      'The possible wrappers, separated by “|”.',
    ),
    example: both('Compte-titres | Assurance-vie en unités de compte', 'securities-account | life-insurance'),
  }),
  taxation_valid_until: optional(date, {
    header: both('Fiscalité valable jusqu’au', 'Taxation valid until'),
    meaning: both('Le dernier jour des textes fiscaux.', 'The last day of the tax texts.'),
    example: exampleDate('2026-12-31'),
  }),
  minimum_enterprise_value: optional(decimal(2), {
    header: both('Valeur d’entreprise minimale', 'Minimum enterprise value'),
    unit: inCurrency,
    meaning: both('La plus petite société à l’entrée.', 'The smallest company at entry.'),
    example: both('10 000 000,00', '10,000,000.00'),
  }),
  maximum_enterprise_value: optional(decimal(2), {
    header: both('Valeur d’entreprise maximale', 'Maximum enterprise value'),
    unit: inCurrency,
    meaning: both('La plus grande société à l’entrée.', 'The largest company at entry.'),
    example: both('120 000 000,00', '120,000,000.00'),
  }),
  regulatory_approval_date: optional(date, {
    header: both('Date d’agrément', 'Approval date'),
    meaning: both('Le jour de l’agrément par l’AMF.', 'The day of the regulator’s approval.'),
    example: exampleDate('2023-02-03'),
  }),
  subscription_opens_on: optional(date, {
    header: both('Ouverture des souscriptions', 'Subscription opens on'),
    meaning: both('Le premier jour de souscription.', 'The first day of subscription.'),
    example: exampleDate('2023-03-17'),
  }),
  subscription_closes_on: optional(date, {
    header: both('Clôture des souscriptions', 'Subscription closes on'),
    meaning: both(
      'Le dernier jour de souscription. Vide : sans fin.',
      'The last day of subscription. Empty: without end.',
    ),
    example: exampleDate('2027-10-16'),
  }),
  valuation_frequency: required(code(periodicities), {
    header: both('Fréquence de valorisation', 'Valuation frequency'),
    meaning: both('Le rythme des valeurs liquidatives.', 'How often net asset values are struck.'),
    example: both('Trimestrielle', 'quarter'),
  }),
  reporting_frequency: required(code(periodicities), {
    header: both('Fréquence de reporting', 'Reporting frequency'),
    meaning: both('Le rythme des rapports.', 'How often reports are published.'),
    example: both('Semestrielle', 'semester'),
  }),
  blocking_years: optional(integer(1, 99), {
    header: both('Durée de blocage', 'Blocking period'),
    unit: both('années', 'years'),
    meaning: both(
      'La durée pendant laquelle l’argent est bloqué. Vide : sans blocage.',
      'How long money is locked up. Empty: no lock-up.',
    ),
    example: '8',
  }),
  blocked_until: optional(date, {
    header: both('Bloqué jusqu’au', 'Blocked until'),
    meaning: both(
      'Le dernier jour de blocage d’un fonds à durée fixe. Vide : la durée court de chaque souscription.',
      'The last day of the lock-up of a fund with a fixed term. Empty: the years count from each subscription.',
    ),
    example: exampleDate('2031-12-31'),
  }),
  liquidated_on: optional(date, {
    header: both('Liquidé le', 'Liquidated on'),
    meaning: both(
      'Le jour de la liquidation, d’un fonds liquidé seulement.',
      'The day of liquidation, of a liquidated fund only.',
    ),
    example: '',
  }),
  currency_risk: optional(flag, {
    header: both('Risque de change', 'Currency risk'),
    meaning: both('Vide : non.', 'Empty: no.'),
    example: both('non', 'no'),
  }),
  portfolio_date: optional(date, {
    header: both('Date du portefeuille', 'Portfolio date'),
    meaning: both('Le jour de la feuille du portefeuille.', 'The day of the sheet of the portfolio.'),
    example: exampleDate('2026-06-30'),
  }),
  portfolio_committed: optional(decimal(2), {
    header: both('Engagé', 'Committed'),
    unit: inCurrency,
    meaning: both('Ce que le fonds a engagé ce jour-là.', 'What the fund has committed on that day.'),
    example: both('60 000 000,00', '60,000,000.00'),
  }),
  portfolio_invested: optional(decimal(2), {
    header: both('Investi', 'Invested'),
    unit: inCurrency,
    meaning: both('Ce que le fonds a investi ce jour-là.', 'What the fund has invested on that day.'),
    example: both('48 000 000,00', '48,000,000.00'),
  }),
  example_investment: optional(decimal(2), {
    header: both('Montant de l’exemple', 'Example investment'),
    unit: inCurrency,
    meaning: both(
      'Le placement dont les feuilles des frais et des scénarios donnent les montants.',
      'The investment that the sheets of costs and scenarios are about.',
    ),
    example: both('10 000,00', '10,000.00'),
  }),
  example_years: optional(integer(1, 99), {
    header: both('Durée de l’exemple', 'Example period'),
    unit: both('années', 'years'),
    meaning: both(
      'La période entière des frais et des scénarios.',
      'The whole period of costs and scenarios.',
    ),
    example: '8',
  }),
  cost_impact: optional(decimal(2), {
    header: both('Incidence annuelle des coûts', 'Annual cost impact'),
    unit: both('%', '%'),
    meaning: both(
      'De combien les coûts réduisent le rendement chaque année.',
      'By how much costs reduce the return each year.',
    ),
    example: both('3,10', '3.10'),
  }),
} as const
