import type { BaseTranslation } from '../../i18n-types.ts'

/** Texts of the page about the user's stored data, their retention, and their copy. */
const fr_personal_data = {
  title: 'Données personnelles',
  lede: 'Ce que nous conservons à votre sujet, et jusqu’à quand.',
  held: 'Ce qui est conservé',
  more: 'Les {count:number} premiers. Votre copie les contient tous.',
  until: {
    title: 'Jusqu’à quand',
    liquidation:
      'Vos données sont conservées cinq ans après la liquidation du dernier fonds dont vous détenez des parts.',
    mandate_end:
      'Vos données sont conservées cinq ans après la fin du dernier mandat par lequel vous agissez pour un autre investisseur.',
    contract_end:
      'Vos données sont conservées cinq ans après la fin du contrat qui nous lie à votre société.',
    date: 'Conservées jusqu’au',
    open: 'La date dépend d’un événement qui n’est pas encore survenu.',
  },
  copy: {
    title: 'Votre copie',
    text: 'Un fichier JSON avec tout ce qui est listé ci-dessus. Conservez-le en lieu sûr.',
    download: 'Télécharger mes données',
  },
  rights: {
    title: 'Vos droits',
    text: 'Vous pouvez faire rectifier ou effacer vos données, ou vous opposer à leur usage\u00a0: écrivez-nous. La politique de confidentialité nomme le délégué à la protection des données et dit comment saisir la CNIL.',
    policy: 'Lire la politique de confidentialité',
    contact: 'Nous écrire',
  },
} satisfies BaseTranslation

export default fr_personal_data
