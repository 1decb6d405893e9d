import type { Vocabulary } from '../../product/vocabulary.ts'
import { both, code, date, exampleDate, flag, optional, required } from './columns.ts'
import { completeMandates } from './complete-rows.ts'
import { defineSheet } from './sheet.ts'

/** Parts of the holder's data that a mandate covers. */
export const mandateScopes = {
  documents: both('Documents'),
  figures: both('Chiffres', 'Figures'),
  both: both('Documents et chiffres', 'Documents and figures'),
} as const satisfies Vocabulary

/** What a mandate allows. */
export const mandatePowers = {
  read: both('Consulter', 'Read'),
  act: both('Consulter et agir', 'Read and act'),
} as const satisfies Vocabulary

const people = {
  person: required(
    { kind: 'email' },
    {
      header: both('Adresse électronique', 'Email address'),
      meaning: both(
        'L’investisseur qui consulte ou agit, par son adresse.',
        'The investor who reads or acts, by their address.',
      ),
      example: 'claire.morvan@cedre.example',
    },
  ),
  holder: required(
    { kind: 'email' },
    {
      header: both('Adresse du titulaire', 'Holder’s address'),
      meaning: both(
        'L’investisseur dont ce sont les données, par son adresse.',
        'The investor whose data they are, by their address.',
      ),
      example: 'gerance@morvan-patrimoine.example',
    },
  ),
}

/** `mandates.csv`: investors who read the data of another investor, or act in their name. */
export const mandateSheet = defineSheet(
  {
    name: 'mandates',
    title: both('mandats', 'mandates'),
    meaning: both(
      'Un mandat par ligne : un investisseur consulte les données d’un autre, le titulaire, ou agit en son nom.',
      'One mandate a row: an investor reads the data of another, the holder, or acts in the holder’s name.',
    ),
    key: ['person', 'holder'],
    columns: {
      ...people,
      covers: required(code(mandateScopes), {
        header: both('Porte sur', 'Covers'),
        meaning: both('Les données du titulaire concernées.', 'The part of the holder’s data.'),
        example: both('Documents et chiffres', 'both'),
      }),
      allows: required(code(mandatePowers), {
        header: both('Permet de', 'Allows'),
        meaning: both(
          'Consulter seulement, ou agir aussi au nom du titulaire.',
          'Reading only, or acting in the holder’s name as well.',
        ),
        example: both('Consulter et agir', 'act'),
      }),
      since: required(date, {
        header: both('Depuis le', 'Since'),
        meaning: both('Le premier jour.', 'The first day.'),
        example: exampleDate('2024-01-15'),
      }),
      until: optional(date, {
        header: both('Jusqu’au', 'Until'),
        meaning: both('Le dernier jour. Vide : sans fin.', 'The last day. Empty: without end.'),
        example: '',
      }),
      emailed: optional(flag, {
        header: both('Emails aussi envoyés', 'Emails sent too'),
        meaning: both(
          'Oui : les emails qui concernent le titulaire vont aussi à la personne qui agit.',
          'Yes: emails about the holder also go to the person who acts.',
        ),
        example: both('non', 'no'),
      }),
    },
  },
  {
    references: [
      { columns: ['person'], to: 'people' },
      { columns: ['holder'], to: 'people' },
    ],
    complete: completeMandates,
  },
)
