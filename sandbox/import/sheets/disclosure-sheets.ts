import type { Vocabulary } from '../../product/vocabulary.ts'
import {
  both,
  code,
  date,
  decimal,
  exampleDate,
  inCurrency,
  key,
  optional,
  required,
  text,
} from './columns.ts'
import { rankRows } from './complete-rows.ts'
import { defineSheet } from './sheet.ts'

/** Kinds of a portfolio row. */
export const portfolioKinds = {
  holding: both('Participation', 'Holding'),
  sector: both('Secteur', 'Sector'),
  country: both('Pays', 'Country'),
} as const satisfies Vocabulary

/** Costs of the key information document (PRIIPs, annex VI). */
export const costKinds = {
  entry: both('Coûts d’entrée', 'Entry costs'),
  ongoing: both('Frais de gestion et autres frais', 'Ongoing costs'),
  transaction: both('Coûts de transaction', 'Transaction costs'),
  performance: both('Commissions liées aux résultats', 'Performance fees'),
  exit: both('Coûts de sortie', 'Exit costs'),
} as const satisfies Vocabulary

/** Scenarios of the key information document (PRIIPs, annex IV). */
export const scenarioKinds = {
  stress: both('Tensions', 'Stress'),
  unfavourable: both('Défavorable', 'Unfavourable'),
  moderate: both('Intermédiaire', 'Moderate'),
  favourable: both('Favorable', 'Favourable'),
} as const satisfies Vocabulary

const fund = required(key, {
  header: both('Code du fonds', 'Fund code'),
  meaning: both('Le fonds, par son code.', 'The fund, by its code.'),
  example: 'CEDRE-1',
})
const references = [{ columns: ['fund'], to: 'funds' as const }]

/** A text of a holding, in one language. */
const described = (name: [fr: string, en: string], example: string) =>
  optional(text(), {
    header: both(...name),
    meaning: both('D’une participation.', 'Of a holding.'),
    example,
  })

/** `portfolio.csv`: the holdings of a fund, and its split by sector and country. */
export const portfolioSheet = defineSheet(
  {
    name: 'portfolio',
    title: both('portefeuille', 'portfolio'),
    meaning: both(
      'Une participation d’un fonds, ou sa part dans un secteur ou un pays, par ligne. La feuille des fonds en donne la date.',
      'A holding of a fund, or its part in a sector or a country, a row. The sheet of funds gives the date.',
    ),
    key: ['fund', 'kind', 'name_fr'],
    columns: {
      fund,
      kind: required(code(portfolioKinds), {
        header: both('Nature', 'Kind'),
        meaning: both('Participation, secteur ou pays.', 'A holding, a sector or a country.'),
        example: both('Participation', 'holding'),
      }),
      name_fr: required(text(), {
        header: both('Nom (français)', 'Name (French)'),
        meaning: both(
          'Le nom de la participation, du secteur ou du pays.',
          'The name of the holding, sector or country.',
        ),
        example: 'Ateliers Vauquelin',
      }),
      name_en: optional(text(), {
        header: both('Nom (anglais)', 'Name (English)'),
        meaning: both('Le même en anglais.', 'The same in English.'),
        example: 'Ateliers Vauquelin',
      }),
      percent: required(decimal(2), {
        header: both('Part du portefeuille', 'Part of the portfolio'),
        unit: both('%', '%'),
        meaning: both('La part de la valeur du portefeuille.', 'The part of the portfolio’s value.'),
        example: both('12,50', '12.50'),
      }),
      position: optional(
        { kind: 'integer', minimum: 1, maximum: 999 },
        {
          header: both('Rang', 'Position'),
          meaning: both(
            'Le rang sur la page. Vide : l’ordre des lignes.',
            'The place on the page. Empty: the order of rows.',
          ),
          example: '1',
        },
      ),
      sector_fr: described(['Secteur (français)', 'Sector (French)'], 'Industrie'),
      sector_en: described(['Secteur (anglais)', 'Sector (English)'], 'Industry'),
      country_fr: described(['Pays (français)', 'Country (French)'], 'France'),
      country_en: described(['Pays (anglais)', 'Country (English)'], 'France'),
      since: optional(date, {
        header: both('Détenue depuis le', 'Held since'),
        meaning: both(
          'Le jour de l’investissement dans une participation.',
          'The day of the investment in a holding.',
        ),
        example: exampleDate('2023-09-30'),
      }),
    },
  },
  { references, complete: rankRows },
)

/** `costs.csv`: the costs of a fund by its key information document. */
export const costSheet = defineSheet(
  {
    name: 'costs',
    title: both('frais', 'costs'),
    needsEveryKind: true,
    meaning: both(
      'Un coût d’un fonds par ligne, d’après son document d’informations clés ; les cinq ensemble.',
      'One cost of a fund a row, by its key information document; all five together.',
    ),
    key: ['fund', 'kind'],
    columns: {
      fund,
      kind: required(code(costKinds), {
        header: both('Nature', 'Kind'),
        meaning: both('Le coût.', 'The cost.'),
        example: both('Coûts d’entrée', 'entry'),
      }),
      rate: required(decimal(2), {
        header: both('Taux', 'Rate'),
        unit: both('% ; par an, sauf à l’entrée et à la sortie', '%; a year, but for entry and exit'),
        meaning: both('Le taux du coût.', 'The rate of the cost.'),
        example: both('2,00', '2.00'),
      }),
      first_year: required(decimal(2), {
        header: both('Première année', 'First year'),
        unit: inCurrency,
        meaning: both(
          'Le montant de la première année, pour l’exemple du fonds.',
          'The amount of the first year, of the fund’s example.',
        ),
        example: both('200,00', '200.00'),
      }),
      whole_period: required(decimal(2), {
        header: both('Période entière', 'Whole period'),
        unit: inCurrency,
        meaning: both('Le montant de toute la période.', 'The amount of the whole period.'),
        example: both('200,00', '200.00'),
      }),
    },
  },
  { references },
)

/** `scenarios.csv`: the performance scenarios of a fund by its key information document. */
export const scenarioSheet = defineSheet(
  {
    name: 'scenarios',
    title: both('scenarios'),
    needsEveryKind: true,
    meaning: both(
      'Un scénario de performance d’un fonds par ligne ; les quatre ensemble.',
      'One performance scenario of a fund a row; all four together.',
    ),
    key: ['fund', 'kind'],
    columns: {
      fund,
      kind: required(code(scenarioKinds), {
        header: both('Scénario', 'Scenario'),
        meaning: both('Le scénario.', 'The scenario.'),
        example: both('Tensions', 'stress'),
      }),
      received: required(decimal(2), {
        header: both('Montant reçu', 'Amount received'),
        unit: inCurrency,
        meaning: both(
          'Ce que vous pourriez obtenir après déduction des coûts.',
          'What you might get back after costs.',
        ),
        example: both('4 700,00', '4,700.00'),
      }),
      yearly_return: required(
        { kind: 'decimal', digits: 2, isSigned: true },
        {
          header: both('Rendement annuel moyen', 'Average yearly return'),
          unit: both('%', '%'),
          meaning: both('Il peut être négatif.', 'It may be negative.'),
          example: both('-9,05', '-9.05'),
        },
      ),
    },
  },
  { references },
)
