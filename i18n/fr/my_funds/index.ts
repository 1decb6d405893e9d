import type { BaseTranslation } from '../../i18n-types.ts'

/** The page of what an investor holds. */
const fr_my_funds = {
  title: 'Mes fonds',
  lede: 'Ce que vous détenez, à la dernière valeur publiée de chaque fonds.',
  figures: {
    title: 'Vue d’ensemble',
    titleOf: 'Vue d’ensemble en {currency:string}',
    unreadable: 'Les chiffres de ce fonds ne peuvent pas être affichés.',
  },
  table: {
    title: 'Par fonds',
    caption: 'Ce que je détiens, par fonds',
    scroll: 'Tableau des fonds, à faire défiler',
    fund: 'Fonds',
    shares: '{quantity:string} × {share:string}',
    heldSince: 'depuis le {date:string}',
    noneThen: 'Aucune part n’était détenue à cette date.',
    account: 'Compte de capital',
  },
  news: {
    title: 'Actualités des fonds détenus',
    none: 'Aucune actualité de vos fonds pour le moment.',
    all: 'Toutes les actualités',
  },
} satisfies BaseTranslation

export default fr_my_funds
