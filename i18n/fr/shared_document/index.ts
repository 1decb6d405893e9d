import type { BaseTranslation } from '../../i18n-types.ts'

/** The page of a document that a partner has shared with a client by a link. */
const fr_shared_document = {
  title: 'Document transmis',
  by: '{name:string}, {company:string}, vous transmet ce document.',
  byPerson: '{name:string} vous transmet ce document.',
  otherLanguage: { fr: 'Ce document est en français.', en: 'Ce document est en anglais.' },
  for: 'Destinataire',
  fundName: 'Fonds',
  type: 'Nature',
  language: 'Langue',
  languages: { fr: 'Français', en: 'Anglais' },
  pages: 'Pages',
  until: 'Lien valable jusqu’au',
  warningTitle: 'À lire avant d’ouvrir le document',
  warnings: {
    marketing:
      'Ceci est une communication publicitaire. Lisez le prospectus ou le règlement du fonds et son document d’informations clés avant toute décision d’investissement.',
    loss: 'Le capital n’est pas garanti\u00a0: vous pouvez perdre tout ou partie de votre investissement.',
    locked:
      'Vos parts sont bloquées pendant plusieurs années et ne peuvent en général pas être rachetées avant l’échéance du fonds.',
    past: 'Les performances passées ne préjugent pas des performances futures.',
    advice:
      'Ce document n’est ni un conseil personnalisé ni une offre. Votre conseiller répond à vos questions.',
  },
  professional: 'Ce document est réservé aux clients professionnels au sens de la directive MIF II.',
  open: 'Ouvrir le document (PDF)',
  counted:
    'La date et l’heure de chaque ouverture sont enregistrées et communiquées à la personne qui vous a transmis ce document et à son équipe. Le lien est conservé avec votre nom et, le cas échéant, votre adresse email, jusqu’à un an après sa fin.',
  privacy: 'Protection des données personnelles',
  overTitle: 'Ce lien n’ouvre plus de document',
  over: {
    unknown:
      'Il est incomplet ou n’existe pas. Demandez un nouveau lien à la personne qui vous l’a transmis.',
    expired: 'Sa date de validité est passée. Demandez un nouveau lien à la personne qui vous l’a transmis.',
    ended:
      'La personne qui vous l’a transmis, ou son équipe, l’a désactivé. Elle peut vous en adresser un nouveau.',
    used_up:
      'Le nombre d’ouvertures prévu est atteint. Demandez un nouveau lien à la personne qui vous l’a transmis.',
    outdated:
      'Le document a été remplacé ou n’est plus valable. Demandez sa version à jour à la personne qui vous l’a transmis.',
    suspended:
      'La consultation du document par ce lien est suspendue. Adressez-vous à la personne qui vous l’a transmis.',
  },
  toHome: 'Aller à l’accueil',
} satisfies BaseTranslation

export default fr_shared_document
