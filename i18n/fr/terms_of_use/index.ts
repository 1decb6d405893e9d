import type { BaseTranslation } from '../../i18n-types.ts'

const fr_terms_of_use = {
  title: 'Conditions d’utilisation',
  description:
    'Les règles d’utilisation du portail\u00a0: accès, compte, informations, disponibilité et données.',
  lede: 'Elles s’appliquent à l’utilisation de ce portail. Vous les acceptez lorsque vous ouvrez un compte.',
  version: 'Version du {date:string}',
  parts: {
    purpose: {
      title: 'À quoi sert le portail',
      text: 'Le portail présente nos fonds et, dans un espace réservé, vos documents, vos avoirs et vos demandes. Il ne permet ni paiement ni souscription en ligne sans l’intervention de nos équipes.',
    },
    account: {
      title: 'Votre compte',
      text: 'Un compte est personnel. Les informations que vous donnez doivent être exactes, et vous nous dites quand elles changent. Nos équipes vérifient les comptes des investisseurs avant de les ouvrir.',
    },
    secrets: {
      title: 'Vos moyens d’accès',
      text: 'Gardez votre mot de passe et vos codes pour vous. Si vous pensez que quelqu’un les connaît, changez-les et écrivez-nous\u00a0: nous pouvons fermer vos sessions.',
    },
    information: {
      title: 'Les informations publiées',
      text: 'Elles ne sont ni un conseil en investissement ni une offre. Les documents réglementaires d’un fonds l’emportent sur le portail. Investir comporte un risque de perte en capital.',
    },
    use: {
      title: 'Ce qui n’est pas permis',
      text: 'Entrer dans le compte d’autrui, contourner une protection, ou gêner le fonctionnement du portail. Les textes et documents peuvent être lus et imprimés pour votre usage, non republiés sans notre accord.',
    },
    availability: {
      title: 'Disponibilité',
      text: 'Nous faisons en sorte que le portail soit accessible, sans pouvoir le garantir à tout moment\u00a0: une maintenance ou une panne peut l’interrompre. Vous pouvez toujours nous joindre par courrier ou par téléphone.',
    },
    closing: {
      title: 'Fermeture d’un compte',
      text: 'Vous pouvez demander à tout moment la fermeture de votre compte. Nous pouvons suspendre un compte dont l’usage contrevient à ces conditions, et nous vous en disons la raison.',
    },
    changes: {
      title: 'Changements et droit applicable',
      text: 'Chaque version porte sa date. Nous gardons la version que vous avez acceptée et le moment où vous l’avez acceptée\u202f; votre page de données personnelles les indique. Le droit français s’applique.',
    },
  },
  privacy: 'Comment nous traitons vos données personnelles',
  question: 'Une question sur ces conditions\u202f?',
  write: 'Écrivez-nous',
} satisfies BaseTranslation

export default fr_terms_of_use
