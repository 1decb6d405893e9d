import type { BaseTranslation } from '../../i18n-types.ts'

/** The page of a document that a partner has shared with a client by a link. */
const fr_shared_document = {
  title: 'Document transmis',
  by: '{name:string}, {company:string}, vous transmet ce document.',
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
    'La date et l’heure d’ouverture sont communiquées à la personne qui vous a transmis ce document. Rien d’autre n’est enregistré.',
  overTitle: 'Ce lien n’ouvre plus de document',
  over: 'Il a expiré, il a été désactivé ou il est incomplet. Demandez un nouveau lien à la personne qui vous l’a transmis.',
  toHome: 'Aller à l’accueil',
} satisfies BaseTranslation

export default fr_shared_document
