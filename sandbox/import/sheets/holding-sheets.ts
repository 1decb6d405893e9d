import type { Vocabulary } from '../../product/vocabulary.ts'
import { both, code, date, decimal, exampleDate, key, optional, required } from './columns.ts'
import { defineSheet } from './sheet.ts'

/** Kinds of movements; the first two increase a holding, the others reduce it. */
export const movementKinds = {
  subscription: both('Souscription', 'Subscription'),
  'transfer-in': both('Cession reçue', 'Transfer in'),
  'transfer-out': both('Cession donnée', 'Transfer out'),
  redemption: both('Rachat', 'Redemption'),
} as const satisfies Vocabulary

const person = required(
  { kind: 'email' },
  {
    header: both('Adresse électronique', 'Email address'),
    meaning: both('La personne, par son adresse.', 'The person, by their address.'),
    example: 'claire.morvan@cedre.example',
  },
)
const share = required(key, {
  header: both('Code de la part', 'Share code'),
  meaning: both('La part, par son code.', 'The share, by its code.'),
  example: 'CEDRE-1-A',
})
const references = [
  { columns: ['person'], to: 'people' as const },
  { columns: ['share'], to: 'shares' as const },
]

/** `holdings.csv`: investors' holdings. */
export const holdingSheet = defineSheet(
  {
    name: 'holdings',
    title: both('positions', 'holdings'),
    meaning: both(
      'Ce qu’une personne détient d’une part, par ligne.',
      'What a person holds of a share, a row.',
    ),
    key: ['person', 'share', 'subscribed_on'],
    columns: {
      person,
      share,
      subscribed_on: required(date, {
        header: both('Souscrit le', 'Subscribed on'),
        meaning: both('Le jour de la souscription.', 'The day of the subscription.'),
        example: exampleDate('2023-04-17'),
      }),
      quantity: required(decimal(4), {
        header: both('Nombre de parts', 'Number of shares'),
        unit: both('parts', 'shares'),
        meaning: both('Le nombre de parts détenues aujourd’hui.', 'The number of shares held today.'),
        example: both('150,0000', '150.0000'),
      }),
      commitment: optional(decimal(2), {
        header: both('Engagement', 'Commitment'),
        unit: both('dans la devise de la part', 'in the share’s currency'),
        meaning: both(
          'Tout ce que la personne s’est engagée à verser. Vide : inconnu, rien n’est dit de ce qui reste à appeler.',
          'All that the person has committed to pay. Empty: unknown, nothing is said of what can still be called.',
        ),
        example: both('180 000,00', '180,000.00'),
      }),
    },
  },
  { references },
)

/** `movements.csv`: the movements of holdings. */
export const movementSheet = defineSheet(
  {
    name: 'movements',
    title: both('mouvements', 'movements'),
    meaning: both(
      'Un mouvement de parts d’une personne par ligne ; leur somme est la position.',
      'One movement of a person’s shares a row; their sum is the holding.',
    ),
    key: ['person', 'share', 'date', 'kind'],
    columns: {
      person,
      share,
      date: required(date, {
        header: both('Date'),
        meaning: both('Le jour du mouvement.', 'The day of the movement.'),
        example: exampleDate('2023-04-17'),
      }),
      kind: required(code(movementKinds), {
        header: both('Nature', 'Kind'),
        meaning: both('Souscription, cession ou rachat.', 'A subscription, transfer or redemption.'),
        example: both('Souscription', 'subscription'),
      }),
      quantity: required(decimal(4), {
        header: both('Nombre de parts', 'Number of shares'),
        unit: both('parts', 'shares'),
        meaning: both(
          'Toujours positif : la nature dit le sens.',
          'Always positive: the kind tells the direction.',
        ),
        example: both('150,0000', '150.0000'),
      }),
      amount: optional(decimal(2), {
        header: both('Montant', 'Amount'),
        unit: both('dans la devise de la part', 'in the share’s currency'),
        meaning: both(
          'Ce qui a été versé ou reçu. Vide : les appels passés pour une souscription, sinon la dernière valeur des parts.',
          'What was paid or received. Empty: the calls so far for a subscription, otherwise the last value of the shares.',
        ),
        example: both('150 000,00', '150,000.00'),
      }),
    },
  },
  { references },
)
