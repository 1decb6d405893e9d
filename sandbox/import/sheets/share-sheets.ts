import { periodicities, type Vocabulary } from '../../product/vocabulary.ts'
import { both, code, date, decimal, exampleDate, integer, key, optional, required, text } from './columns.ts'
import { numberRows } from './complete-rows.ts'
import { defineSheet } from './sheet.ts'

/** The two kinds of flows of a share. */
export const flowKinds = {
  call: both('Appel', 'Call'),
  distribution: both('Distribution', 'Distribution'),
} as const satisfies Vocabulary

const share = required(key, {
  header: both('Code de la part', 'Share code'),
  meaning: both('La part, par son code.', 'The share, by its code.'),
  example: 'CEDRE-1-A',
})
const perShare = both('par part, dans sa devise', 'per share, in its currency')

/** `shares.csv`: the share classes of funds. */
export const shareSheet = defineSheet(
  {
    name: 'shares',
    title: both('parts', 'shares'),
    meaning: both('Une catégorie de parts par ligne.', 'One share class a row.'),
    key: ['share'],
    columns: {
      share: required(key, {
        header: both('Code de la part', 'Share code'),
        meaning: both(
          'Le code qui désigne la part dans les autres feuilles ; il ne change jamais.',
          'The code by which other sheets name the share; it never changes.',
        ),
        example: 'CEDRE-1-A',
      }),
      fund: required(key, {
        header: both('Code du fonds', 'Fund code'),
        meaning: both('Le fonds de la part.', 'The share’s fund.'),
        example: 'CEDRE-1',
      }),
      name: required(text(80), {
        header: both('Nom', 'Name'),
        meaning: both('Le nom français, tel que « Part A ».', 'The French name, such as “Part A”.'),
        example: 'Part A',
      }),
      type: required(
        { kind: 'share-type' },
        {
          header: both('Type', 'Type'),
          meaning: both(
            'Une majuscule et au plus un chiffre. Les parts B (carried interest) ne sont jamais publiques.',
            'A capital letter and at most a digit. B shares (carried interest) are never public.',
          ),
          example: 'A',
        },
      ),
      isin: optional(
        { kind: 'isin' },
        {
          header: both('ISIN'),
          meaning: both('Le code ISIN (ISO 6166).', 'The ISIN (ISO 6166).'),
          example: 'FR9900000111',
        },
      ),
      currency: required(
        { kind: 'currency' },
        {
          header: both('Devise', 'Currency'),
          meaning: both('La devise de la part (ISO 4217).', 'The share’s currency (ISO 4217).'),
          example: 'EUR',
        },
      ),
      periodicity: required(code(periodicities), {
        header: both('Périodicité', 'Periodicity'),
        meaning: both('Le rythme de ses valeurs liquidatives.', 'How often it is valued.'),
        example: both('Trimestrielle', 'quarter'),
      }),
      start_date: required(date, {
        header: both('Date de début', 'Start date'),
        meaning: both('Le premier jour de la part.', 'The first day of the share.'),
        example: exampleDate('2023-04-17'),
      }),
      position: optional(integer(1, 99), {
        header: both('Rang', 'Position'),
        meaning: both(
          'Son rang sur la page du fonds. Vide : l’ordre des lignes.',
          'Its place on the fund’s page. Empty: the order of rows.',
        ),
        example: '1',
      }),
    },
  },
  { references: [{ columns: ['fund'], to: 'funds' }], complete: numberRows },
)

/** `values.csv`: net asset values. */
export const valueSheet = defineSheet(
  {
    name: 'values',
    title: both('valeurs', 'values'),
    meaning: both(
      'Une valeur liquidative par ligne, après distribution.',
      'One net asset value a row, after distributions.',
    ),
    key: ['share', 'date'],
    columns: {
      share,
      date: required(date, {
        header: both('Date'),
        meaning: both('Le jour de la valeur.', 'The day of the value.'),
        example: exampleDate('2026-06-30'),
      }),
      value: required(decimal(4), {
        header: both('Valeur liquidative', 'Net asset value'),
        unit: perShare,
        meaning: both('La valeur d’une part.', 'The value of one share.'),
        example: both('1 042,50', '1,042.50'),
      }),
      published_on: optional(date, {
        header: both('Publiée le', 'Published on'),
        meaning: both(
          'Le jour où les porteurs ont pu la connaître. Vide : estimé d’après la périodicité de la part.',
          'The day from which holders could know it. Empty: estimated from the share’s periodicity.',
        ),
        example: exampleDate('2026-08-14'),
      }),
    },
  },
  { references: [{ columns: ['share'], to: 'shares' }] },
)

/** `flows.csv`: capital calls and distributions. */
export const flowSheet = defineSheet(
  {
    name: 'flows',
    title: both('flux', 'flows'),
    meaning: both(
      'Un appel de fonds ou une distribution par ligne.',
      'One capital call or distribution a row.',
    ),
    key: ['share', 'date', 'kind'],
    columns: {
      share,
      date: required(date, {
        header: both('Date'),
        meaning: both('Le jour du flux.', 'The day of the flow.'),
        example: exampleDate('2023-04-17'),
      }),
      kind: required(code(flowKinds), {
        header: both('Nature', 'Kind'),
        meaning: both('Appel de fonds ou distribution.', 'A capital call or a distribution.'),
        example: both('Appel', 'call'),
      }),
      amount: required(decimal(4), {
        header: both('Montant', 'Amount'),
        unit: perShare,
        meaning: both('Le montant d’une part.', 'The amount of one share.'),
        example: both('1 000,00', '1,000.00'),
      }),
    },
  },
  { references: [{ columns: ['share'], to: 'shares' }] },
)
