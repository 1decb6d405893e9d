import type { Vocabulary } from '../../product/vocabulary.ts'
import { both, code, flag, languages, optional, required, text } from './columns.ts'
import { completePeople } from './complete-rows.ts'
import { defineSheet } from './sheet.ts'

const personTypes = {
  natural: both('Personne physique', 'Natural person'),
  legal: both('Personne morale', 'Legal entity'),
  partner: both('Partenaire', 'Partner'),
  advisor: both('Conseil', 'Adviser'),
  family_office: both('Family office'),
} as const satisfies Vocabulary

const verifications = {
  approved: both('Approuvé', 'Approved'),
  pending: both('En attente', 'Pending'),
  refused: both('Refusé', 'Refused'),
} as const satisfies Vocabulary

/** `people.csv`: people who may sign in. */
export const peopleSheet = defineSheet(
  {
    name: 'people',
    title: both('personnes', 'people'),
    meaning: both(
      'Une personne qui se connecte par ligne. Elle choisit son mot de passe par « Mot de passe oublié ».',
      'One person who signs in a row. They choose a password by “Forgot your password”.',
    ),
    key: ['person'],
    // The holder of the example of a mandate.
    moreExamples: [
      {
        person: both('gerance@morvan-patrimoine.example'),
        type: both('Personne morale', 'legal'),
        telephone: both(''),
        social_reason: both('Morvan Patrimoine'),
        identification_number: both('999 999 972'),
        registered_address: both('3, place du Marché, 69000 Lyon'),
        id: both(''),
      },
    ],
    columns: {
      person: required(
        { kind: 'email' },
        {
          header: both('Adresse électronique', 'Email address'),
          meaning: both(
            'L’adresse de connexion, qui désigne la personne dans les autres feuilles.',
            'The address to sign in with, by which other sheets name the person.',
          ),
          example: 'claire.morvan@cedre.example',
        },
      ),
      type: required(code(personTypes), {
        header: both('Type'),
        meaning: both(
          'Investisseur (physique, morale) ou utilisateur d’un partenaire.',
          'An investor (natural, legal) or a partner’s user.',
        ),
        example: both('Personne physique', 'natural'),
      }),
      first_name: required(text(100), {
        header: both('Prénom', 'First name'),
        meaning: both(
          'Le prénom, ou celui du représentant légal.',
          'The first name, or that of the legal representative.',
        ),
        example: 'Claire',
      }),
      last_name: required(text(100), {
        header: both('Nom', 'Last name'),
        meaning: both(
          'Le nom, ou celui du représentant légal.',
          'The last name, or that of the legal representative.',
        ),
        example: 'Morvan',
      }),
      telephone: optional(
        { kind: 'telephone' },
        {
          header: both('Téléphone', 'Telephone'),
          meaning: both('Un numéro international, ou français.', 'An international number, or a French one.'),
          example: '+33639980110',
        },
      ),
      language: optional(code(languages), {
        header: both('Langue', 'Language'),
        meaning: both(
          'La langue préférée. Vide : sans préférence.',
          'The preferred language. Empty: no preference.',
        ),
        example: both('français', 'fr'),
      }),
      verification: optional(code(verifications), {
        header: both('Vérification', 'Verification'),
        meaning: both('La décision de l’équipe. Vide : approuvé.', 'What staff decided. Empty: approved.'),
        example: both('Approuvé', 'approved'),
      }),
      confirmed: optional(flag, {
        header: both('Adresse confirmée', 'Address confirmed'),
        meaning: both('Vide : oui.', 'Empty: yes.'),
        example: both('oui', 'yes'),
      }),
      partner: optional(text(), {
        header: both('Partenaire', 'Partner'),
        meaning: both('La société, des utilisateurs de partenaires.', 'The company, of partners’ users.'),
        example: '',
      }),
      team: optional(text(), {
        header: both('Équipe', 'Team'),
        meaning: both('Leur équipe dans cette société.', 'Their team in this company.'),
        example: '',
      }),
      chooses_company: optional(flag, {
        header: both('Choisit la société', 'Chooses the company'),
        meaning: both(
          'La personne choisit pour quelle filiale elle agit. Vide : oui pour un partenaire, sinon non.',
          'The person chooses the subsidiary to act for. Empty: yes for a partner, otherwise no.',
        ),
        example: '',
      }),
      social_reason: optional(text(), {
        header: both('Raison sociale', 'Company name'),
        meaning: both('Des personnes morales.', 'Of legal entities.'),
        example: '',
      }),
      identification_number: optional(
        { kind: 'company-number' },
        {
          header: both('Numéro d’identification', 'Identification number'),
          meaning: both(
            'Le SIREN, le SIRET ou le numéro RCA des personnes morales.',
            'The SIREN, SIRET or RCA number of legal entities.',
          ),
          example: '',
        },
      ),
      registered_address: optional(text(300), {
        header: both('Adresse du siège', 'Registered address'),
        meaning: both('Des personnes morales.', 'Of legal entities.'),
        example: '',
      }),
      job_title: optional(text(100), {
        header: both('Fonction', 'Position'),
        meaning: both('Des utilisateurs de partenaires.', 'Of partners’ users.'),
        example: '',
      }),
      orias_number: optional(text(20), {
        header: both('Numéro Orias', 'Orias number'),
        meaning: both('Des conseils.', 'Of advisers.'),
        example: '',
      }),
      id: optional(
        { kind: 'account-id' },
        {
          header: both('Identifiant', 'Id'),
          meaning: both(
            'L’identifiant de la personne à l’API produit, tel que le sujet du fournisseur d’identité. Il ne change jamais. Vide : tiré de l’adresse.',
            'The person’s id at the product API, such as the subject at the identity provider. It never changes. Empty: made from the address.',
          ),
          example: 'auth0|64f1c0ffee',
          isImmutable: true,
        },
      ),
    },
  },
  {
    references: [
      { columns: ['partner'], to: 'partners' },
      { columns: ['partner', 'team'], to: 'teams' },
    ],
    complete: completePeople,
  },
)
