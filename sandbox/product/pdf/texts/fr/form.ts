import type { Texts } from '../texts.ts'
import { words } from './words.ts'

/** Passages of the subscription form. */
export const form: Texts['form'] = {
  instructions: (subject) => {
    const w = words(subject)
    const { manager } = subject.input
    return {
      title: 'Avant de remplir',
      body: [
        `Ce bulletin engage le souscripteur dès sa signature. Lisez d’abord le document d’informations clés et le règlement ${w.ofName}. Remplissez en capitales, sans rature, et adressez l’original à ${manager.name}, ${manager.address}, par l’intermédiaire de votre conseiller.`,
      ],
    }
  },
  investor: () => ({ title: 'Le souscripteur', body: [] }),
  commitment: (subject) => {
    const w = words(subject)
    return {
      title: 'La souscription',
      body: [
        `Le souscripteur déclare souscrire des parts ${w.ofName}, pour un montant au moins égal à ${w.minimum}, hors droits d’entrée.`,
      ],
    }
  },
  origin: () => ({
    title: 'Origine des fonds',
    body: [
      'Ces informations sont demandées en application des articles L. 561-1 et suivants du code monétaire et financier.',
    ],
  }),
  declarations: () => ({
    title: 'Déclarations',
    body: [
      'Le souscripteur coche chacune des déclarations suivantes. L’absence d’une seule suspend le traitement de la demande.',
    ],
  }),
  signature: () => ({
    title: 'Signature',
    body: [
      'Fait en deux exemplaires, dont un est remis au souscripteur. En cas de démarchage, le souscripteur dispose d’un délai de rétractation de quatorze jours à compter de la signature, sans avoir à se justifier.',
    ],
  }),
}
