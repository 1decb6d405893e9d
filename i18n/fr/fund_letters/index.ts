import type { BaseTranslation } from '../../i18n-types.ts'

/** Letters of the manager to those who hold or distribute a fund. */
const fr_fund_letters = {
  title: 'Courriers',
  lede: 'Ce que la société de gestion écrit aux porteurs de vos fonds.',
  caption: 'Courriers, le plus récent d’abord',
  columns: { letter: 'Objet', fundName: 'Fonds', date: 'Date' },
  none: {
    title: 'Aucun courrier',
    text: 'Un courrier paraît ici dès que la société de gestion écrit aux porteurs de l’un de vos fonds.',
  },
  back: 'Tous les courriers',
  sent: 'Courrier du {date:string}',
  from: 'La société de gestion du fonds',
  enclosed: 'Document joint',
  open: 'Ouvrir {title:string}',
  entry: {
    readers: 'Destinataires',
    to: {
      holders: 'Les porteurs du fonds',
      holders_and_partners: 'Les porteurs, et les partenaires sous convention',
    },
    inLanguage: { fr: 'En français', en: 'En anglais' },
    inLanguageHint: 'Chaque lecteur reçoit le courrier dans sa langue.',
    subjectFr: 'Objet en français',
    textFr: 'Texte en français',
    subjectEn: 'Objet en anglais',
    textEn: 'Texte en anglais',
    textHint: 'Une ligne vide sépare deux paragraphes.',
    document: 'Document joint',
    documentHint: 'Un document du fonds, déjà publié. Publiez-le d’abord s’il est nouveau.',
    preview: {
      told: 'Comptes avertis',
      holders: '{text:string} {{count:porteur|porteurs}}',
      partners: '{text:string} {{count:partenaire|partenaires}}',
      toldHint:
        'À ce jour. Chacun trouve le courrier dans ses notifications\u202f; l’email qui l’annonce suit ses réglages, et n’en donne ni l’objet ni le texte.',
      enclosed: 'Document joint\u00a0:',
    },
  },
} satisfies BaseTranslation

export default fr_fund_letters
