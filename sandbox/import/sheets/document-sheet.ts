import { documentGroups, documentSubTypes, documentTypes, type Vocabulary } from '../../product/vocabulary.ts'
import {
  both,
  code,
  date,
  exampleDate,
  integer,
  key,
  languages,
  optional,
  required,
  text,
} from './columns.ts'
import { completeDocuments } from './complete-rows.ts'
import { defineSheet } from './sheet.ts'

const audiences = {
  retail: both('Tous clients', 'Any client'),
  professional: both('Clients professionnels', 'Professional clients'),
} as const satisfies Vocabulary

const accesses = {
  public: both('Public', 'Public'),
  subscribers: both('Porteurs', 'Subscribers'),
} as const satisfies Vocabulary

/** `documents.csv`: documents of funds, each with its PDF file in the folder. */
export const documentSheet = defineSheet(
  {
    name: 'documents',
    title: both('documents'),
    meaning: both(
      'Un document par ligne ; son fichier PDF est dans le dossier.',
      'One document a row; its PDF file is in the folder.',
    ),
    key: ['file'],
    columns: {
      file: required(
        { kind: 'file' },
        {
          header: both('Fichier', 'File'),
          meaning: both(
            'Le chemin du PDF dans le dossier ; un nouveau contenu sous le même nom le remplace.',
            'The path of the PDF in the folder; new content under the same name replaces it.',
          ),
          example: 'documents/cedre-1-reglement.pdf',
        },
      ),
      fund: required(key, {
        header: both('Code du fonds', 'Fund code'),
        meaning: both('Le fonds du document.', 'The document’s fund.'),
        example: 'CEDRE-1',
      }),
      title_fr: required(text(300), {
        header: both('Titre (français)', 'Title (French)'),
        meaning: both('Le titre, en français.', 'The title, in French.'),
        example: 'Règlement du fonds',
      }),
      title_en: optional(text(300), {
        header: both('Titre (anglais)', 'Title (English)'),
        meaning: both('Le titre, en anglais.', 'The title, in English.'),
        example: 'Fund rules',
      }),
      group: required(code(documentGroups), {
        header: both('Groupe', 'Group'),
        meaning: both('L’onglet du document.', 'The group of the documents tab.'),
        example: both('Documents juridiques', 'legal'),
      }),
      type: required(code(documentTypes), {
        header: both('Type'),
        meaning: both('Ce qu’est le document.', 'What the document is.'),
        example: both('Règlement', 'fund-rules'),
      }),
      sub_type: required(code(documentSubTypes), {
        header: both('Sous-type', 'Sub-type'),
        meaning: both('De quelle sorte.', 'Of which sort.'),
        example: both('Version en vigueur', 'current-version'),
      }),
      published_on: required(date, {
        header: both('Publié le', 'Published on'),
        meaning: both('Le jour de la publication.', 'The day of publication.'),
        example: exampleDate('2023-04-17'),
      }),
      period_end: optional(date, {
        header: both('Fin de période', 'Period end'),
        meaning: both('Le jour sur lequel porte le document.', 'The day that the document reports on.'),
        example: '',
      }),
      year: optional(integer(1990, 2100), {
        header: both('Année', 'Year'),
        meaning: both(
          'L’année du document. Vide : celle de la publication.',
          'The document’s year. Empty: that of publication.',
        ),
        example: '2023',
      }),
      language: required(code(languages), {
        header: both('Langue', 'Language'),
        meaning: both('La langue du fichier.', 'The language of the file.'),
        example: both('français', 'fr'),
      }),
      pages: optional(integer(1, 5000), {
        header: both('Pages'),
        meaning: both(
          'Le nombre de pages. Vide : compté dans le fichier.',
          'The number of pages. Empty: counted in the file.',
        ),
        example: '1',
      }),
      access: optional(code(accesses), {
        header: both('Accès', 'Access'),
        meaning: both('Qui lit le fichier. Vide : public.', 'Who may read the file. Empty: public.'),
        example: both('Public', 'public'),
      }),
      audience: optional(code(audiences), {
        header: both('Transmis à', 'Shared with'),
        meaning: both(
          'À quels clients les partenaires transmettent un document commercial. Vide : ceux du fonds.',
          'The clients with whom partners share a marketing document. Empty: those of the fund.',
        ),
        example: '',
      }),
      valid_from: optional(date, {
        header: both('Valable du', 'Valid from'),
        meaning: both(
          'Le premier jour où il est transmis. Vide : celui de la publication.',
          'The first day on which it is shared. Empty: that of publication.',
        ),
        example: '',
      }),
      valid_until: optional(date, {
        header: both('Valable jusqu’au', 'Valid until'),
        meaning: both(
          'Le dernier jour où il est transmis. Vide : un an après la publication.',
          'The last day on which it is shared. Empty: a year after publication.',
        ),
        example: '',
      }),
    },
  },
  { references: [{ columns: ['fund'], to: 'funds' }], complete: completeDocuments },
)
