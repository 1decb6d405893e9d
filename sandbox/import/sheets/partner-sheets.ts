import { both, date, exampleDate, flag, key, optional, required, text } from './columns.ts'
import { completeTeams } from './complete-rows.ts'
import { defineSheet } from './sheet.ts'

const partner = required(text(), {
  header: both('Partenaire', 'Partner'),
  meaning: both('La société, par son nom.', 'The company, by its name.'),
  example: 'Banque des Tilleuls',
})
const team = required(text(), {
  header: both('Équipe', 'Team'),
  meaning: both('L’équipe, par son nom.', 'The team, by its name.'),
  example: 'Gestion privée',
})

/** `partners.csv`: the distributors of funds. */
export const partnerSheet = defineSheet(
  {
    name: 'partners',
    title: both('partenaires', 'partners'),
    meaning: both(
      'Une société qui distribue des fonds par ligne.',
      'One company that distributes funds a row.',
    ),
    key: ['partner'],
    columns: {
      partner: required(text(), {
        header: both('Partenaire', 'Partner'),
        meaning: both('Le nom de la société, unique.', 'The name of the company, unique.'),
        example: 'Banque des Tilleuls',
      }),
      parent: optional(text(), {
        header: both('Société mère', 'Parent company'),
        meaning: both(
          'Le nom du partenaire dont c’est une filiale.',
          'The name of the partner that owns it.',
        ),
        example: '',
      }),
      siren: optional(
        { kind: 'siren' },
        {
          header: both('SIREN'),
          meaning: both('Le numéro SIREN.', 'The SIREN.'),
          example: '732 829 320',
        },
      ),
      contract_ended_on: optional(date, {
        header: both('Convention terminée le', 'Agreement ended on'),
        meaning: both('Le dernier jour de la distribution.', 'The last day of distribution.'),
        example: '',
      }),
    },
  },
  { references: [{ columns: ['parent'], to: 'partners' }] },
)

/** `teams.csv`: the teams of partners. */
export const teamSheet = defineSheet(
  {
    name: 'teams',
    title: both('equipes', 'teams'),
    meaning: both('Une équipe d’un partenaire par ligne.', 'One team of a partner a row.'),
    key: ['partner', 'team'],
    columns: {
      partner,
      team,
      parent_team: optional(text(), {
        header: both('Équipe parente', 'Parent team'),
        meaning: both(
          'L’équipe du même partenaire dont c’en est une partie.',
          'The team of the same partner that it is part of.',
        ),
        example: '',
      }),
      domain: required(
        { kind: 'domain' },
        {
          header: both('Domaine', 'Domain'),
          meaning: both(
            'Ce qui suit « @ » dans les adresses de ses membres.',
            'What follows “@” in its members’ addresses.',
          ),
          example: 'tilleuls.example',
        },
      ),
      approved: optional(flag, {
        header: both('Approuvée', 'Approved'),
        meaning: both('Vide : oui.', 'Empty: yes.'),
        example: both('oui', 'yes'),
      }),
    },
  },
  {
    references: [
      { columns: ['partner'], to: 'partners' },
      { columns: ['partner', 'parent_team'], to: 'teams' },
    ],
    complete: completeTeams,
  },
)

/** `agreements.csv`: the funds that a team may distribute. */
export const agreementSheet = defineSheet(
  {
    name: 'agreements',
    title: both('conventions', 'agreements'),
    meaning: both('Un fonds qu’une équipe distribue par ligne.', 'One fund that a team distributes a row.'),
    key: ['partner', 'team', 'fund'],
    columns: {
      partner,
      team,
      fund: required(key, {
        header: both('Code du fonds', 'Fund code'),
        meaning: both('Le fonds, par son code.', 'The fund, by its code.'),
        example: 'CEDRE-1',
      }),
      since: required(date, {
        header: both('Depuis le', 'Since'),
        meaning: both('Le premier jour de la convention.', 'The first day of the agreement.'),
        example: exampleDate('2023-05-02'),
      }),
    },
  },
  {
    references: [
      { columns: ['partner', 'team'], to: 'teams' },
      { columns: ['fund'], to: 'funds' },
    ],
  },
)
