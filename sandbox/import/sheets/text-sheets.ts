import { both, integer, key, longText, optional, required, text } from './columns.ts'
import { rankRows } from './complete-rows.ts'
import { defineSheet } from './sheet.ts'

const fund = required(key, {
  header: both('Code du fonds', 'Fund code'),
  meaning: both('Le fonds, par son code.', 'The fund, by its code.'),
  example: 'CEDRE-1',
})
const position = optional(integer(1, 999), {
  header: both('Rang', 'Position'),
  meaning: both(
    'Le rang sur la page. Vide : l’ordre des lignes.',
    'The place on the page. Empty: the order of rows.',
  ),
  example: '1',
})
const parts = {
  references: [{ columns: ['fund'], to: 'funds' as const }],
  complete: rankRows,
}

/** `managers.csv`: the managers of a fund, as its page presents them. */
export const managerSheet = defineSheet(
  {
    name: 'managers',
    title: both('gerants', 'managers'),
    meaning: both('Un gérant d’un fonds par ligne.', 'One manager of a fund a row.'),
    key: ['fund', 'name'],
    columns: {
      fund,
      name: required(text(), {
        header: both('Nom', 'Name'),
        meaning: both('Prénom et nom.', 'First and last name.'),
        example: 'Jeanne Calvet',
      }),
      position,
      position_fr: required(text(), {
        header: both('Fonction (français)', 'Function (French)'),
        meaning: both('La fonction, en français.', 'The function, in French.'),
        example: 'Associée',
      }),
      position_en: optional(text(), {
        header: both('Fonction (anglais)', 'Function (English)'),
        meaning: both('La fonction, en anglais.', 'The function, in English.'),
        example: 'Partner',
      }),
      biography_fr: optional(longText, {
        header: both('Biographie (français)', 'Biography (French)'),
        meaning: both('Quelques phrases.', 'A few sentences.'),
        example: 'Vingt ans de transmission de PME.',
      }),
      biography_en: optional(longText, {
        header: both('Biographie (anglais)', 'Biography (English)'),
        meaning: both('Les mêmes en anglais.', 'The same in English.'),
        example: 'Twenty years of company successions.',
      }),
    },
  },
  parts,
)

/** `terms.csv`: the terms on a fund's page, such as fees. */
export const termSheet = defineSheet(
  {
    name: 'terms',
    title: both('conditions', 'terms'),
    meaning: both(
      'Une condition d’un fonds par ligne, telle que des frais.',
      'One term of a fund a row, such as fees.',
    ),
    key: ['fund', 'label_fr'],
    columns: {
      fund,
      label_fr: required(text(), {
        header: both('Libellé (français)', 'Label (French)'),
        meaning: both('Ce dont il s’agit, en français.', 'What it is, in French.'),
        example: 'Frais de gestion',
      }),
      label_en: optional(text(), {
        header: both('Libellé (anglais)', 'Label (English)'),
        meaning: both('Le même en anglais.', 'The same in English.'),
        example: 'Management fee',
      }),
      position,
      value_fr: required(text(2000), {
        header: both('Valeur (français)', 'Value (French)'),
        meaning: both('Son contenu, en français.', 'Its content, in French.'),
        example: '2,00 % par an',
      }),
      value_en: optional(text(2000), {
        header: both('Valeur (anglais)', 'Value (English)'),
        meaning: both('Le même en anglais.', 'The same in English.'),
        example: '2.00% a year',
      }),
    },
  },
  parts,
)
