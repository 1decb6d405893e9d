import type { Vocabulary } from '../../product/vocabulary.ts'
import { both, codes, date, exampleDate, flag, key, keys, optional, required, text } from './columns.ts'
import { completeAgreements, completeTeams } from './complete-rows.ts'
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

/** Clients of a partner team; `none` excludes the others. */
const clientKinds = {
  retail: both('Non professionnels', 'Retail'),
  professional: both('Professionnels', 'Professional'),
  none: both('Aucun', 'None'),
} as const satisfies Vocabulary

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
      until: optional(date, {
        header: both('Jusqu’au', 'Until'),
        meaning: both('Le dernier jour. Vide : sans date de fin.', 'The last day. Empty: without an end.'),
        example: exampleDate('2031-05-01'),
      }),
      subscriptions: optional(flag, {
        header: both('Souscriptions', 'Subscriptions'),
        meaning: both(
          'L’équipe prépare des souscriptions. Vide : oui.',
          'The team prepares subscriptions. Empty: yes.',
        ),
        example: both('oui', 'yes'),
      }),
      shares: optional(keys, {
        header: both('Parts', 'Shares'),
        meaning: both(
          'Les parts que l’équipe peut souscrire, par leur code. Vide : toutes.',
          'The shares that the team may subscribe, by their codes. Empty: every share.',
        ),
        example: 'CEDRE-1-A',
      }),
      clients: optional(codes(clientKinds), {
        header: both('Documents commerciaux pour', 'Marketing documents for'),
        meaning: both(
          'Les clients à qui l’équipe peut remettre les documents commerciaux. Vide : tous.',
          'The clients to whom the team may give marketing documents. Empty: all.',
        ),
        example: 'retail | professional',
      }),
    },
  },
  {
    references: [
      { columns: ['partner', 'team'], to: 'teams' },
      { columns: ['fund'], to: 'funds' },
    ],
    complete: completeAgreements,
  },
)
