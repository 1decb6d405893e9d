import {
  assetClasses,
  geographies,
  legalForms,
  sectors,
  statuses,
  strategies,
} from '../../product/vocabulary.ts'
import { both, code, flag, key, optional, required, text } from './columns.ts'
import { completeFunds } from './complete-rows.ts'
import { fundFigures } from './fund-figures.ts'
import { fundTexts } from './fund-texts.ts'
import { defineSheet } from './sheet.ts'

/** `funds.csv`: one row per fund. */
export const fundSheet = defineSheet(
  {
    name: 'funds',
    title: both('fonds', 'funds'),
    meaning: both('Un fonds par ligne.', 'One fund a row.'),
    key: ['fund'],
    columns: {
      fund: required(key, {
        header: both('Code du fonds', 'Fund code'),
        meaning: both(
          'Le code qui désigne le fonds dans les autres feuilles ; il ne change jamais.',
          'The code by which other sheets name the fund; it never changes.',
        ),
        example: 'CEDRE-1',
      }),
      name: required(text(), {
        header: both('Nom', 'Name'),
        meaning: both('Le nom du fonds, unique.', 'The name of the fund, unique.'),
        example: 'FPCI Cèdre Transmission',
      }),
      status: required(code(statuses), {
        header: both('Statut', 'Status'),
        meaning: both('Où en est le fonds.', 'The state of the fund.'),
        example: both('Souscription ouverte', 'open'),
      }),
      strategy: required(code(strategies), {
        header: both('Stratégie', 'Strategy'),
        meaning: both('La manière d’investir.', 'How the fund invests.'),
        example: both('Transmission et LBO', 'buyout'),
      }),
      asset_class: required(code(assetClasses), {
        header: both('Classe d’actifs', 'Asset class'),
        meaning: both('Ce que le fonds détient.', 'What the fund holds.'),
        example: both('Capital-investissement', 'private-equity'),
      }),
      geography: required(code(geographies), {
        header: both('Zone géographique', 'Geography'),
        meaning: both('Où le fonds investit.', 'Where the fund invests.'),
        example: both('France', 'france'),
      }),
      sector: required(code(sectors), {
        header: both('Secteur', 'Sector'),
        meaning: both(
          'Le métier des sociétés ou actifs détenus.',
          'The trade of the companies or assets held.',
        ),
        example: both('Multisectoriel', 'multi-sector'),
      }),
      legal_form: required(code(legalForms), {
        header: both('Forme juridique', 'Legal form'),
        meaning: both('La forme juridique française.', 'The French legal form.'),
        example: 'FPCI',
      }),
      currency: required(
        { kind: 'currency' },
        {
          header: both('Devise', 'Currency'),
          meaning: both(
            'La devise des montants du fonds (ISO 4217).',
            'The currency of the fund’s amounts (ISO 4217).',
          ),
          example: 'EUR',
        },
      ),
      lei: optional(
        { kind: 'lei' },
        {
          header: both('LEI'),
          meaning: both(
            'L’identifiant d’entité juridique (ISO 17442).',
            'The legal entity identifier (ISO 17442).',
          ),
          example: '969500CEDRE000000110',
        },
      ),
      listed: optional(flag, {
        header: both('Au catalogue', 'Listed'),
        meaning: both(
          'Vide : oui. Non : le fonds ne figure pas au catalogue.',
          'Empty: yes. No: the fund is not in the catalogue.',
        ),
        example: both('oui', 'yes'),
      }),
      address_fr: optional(
        { kind: 'slug' },
        {
          header: both('Adresse française', 'French address'),
          meaning: both(
            'La fin de l’adresse de la page. Vide : tirée du nom.',
            'The end of the page’s address. Empty: made from the name.',
          ),
          example: 'fpci-cedre-transmission',
        },
      ),
      address_en: optional(
        { kind: 'slug' },
        {
          header: both('Adresse anglaise', 'English address'),
          meaning: both(
            'La même en anglais. Vide : comme en français.',
            'The same in English. Empty: as in French.',
          ),
          example: 'fpci-cedre-transmission',
        },
      ),
      ...fundFigures,
      ...fundTexts,
    },
  },
  { complete: completeFunds },
)
