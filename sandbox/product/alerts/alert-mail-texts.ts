import type { AlertTopic } from '../../../src/contract/product-api/alert.schema.ts'
import type { AlertNews } from './alert-news.ts'

type AlertWords = {
  readonly confirm: Readonly<
    Record<
      AlertTopic,
      { readonly subject: string; readonly paragraphs: readonly string[]; readonly action: string }
    >
  >
  readonly confirmNote: string
  readonly funds: string
  readonly subjects: Readonly<Record<AlertTopic, (count: number) => string>>
  readonly fundSubjects: Readonly<Record<'document' | 'value', (fund: string) => string>>
  readonly leads: Readonly<Record<AlertTopic, string>>
  readonly kinds: Readonly<Record<Exclude<AlertNews['kind'], 'document' | 'value'>, string>>
  readonly value: (day: string) => string
  readonly actions: Readonly<Record<AlertTopic, string>>
  readonly more: (count: number) => string
  readonly why: Readonly<Record<AlertTopic, string>>
  readonly change: string
}

/** Texts of emails to addresses without an account. They name fund, type and period, and never an amount (P-772). */
export const alertMailTexts: Readonly<Record<'fr' | 'en', AlertWords>> = {
  fr: {
    confirm: {
      newsletter: {
        subject: 'Confirmez votre inscription à nos publications',
        paragraphs: [
          'Vous avez demandé à recevoir nos nouveaux articles, guides et livres blancs par email.',
          'Nous commencerons dès que vous aurez confirmé cette adresse.',
        ],
        action: 'Confirmer mon adresse',
      },
      funds: {
        subject: 'Confirmez vos alertes sur nos fonds',
        paragraphs: [
          'Vous avez demandé à être prévenu par email des nouvelles valeurs et des nouveaux documents de ces fonds.',
          'Nous commencerons dès que vous aurez confirmé cette adresse.',
        ],
        action: 'Confirmer mon adresse',
      },
    },
    confirmNote:
      'Le lien est valable 7\u00a0jours. Si vous n’avez rien demandé, ignorez cet email\u00a0: votre adresse sera effacée.',
    funds: 'Fonds choisis',
    subjects: {
      newsletter: (count) =>
        count === 1 ? 'Une nouvelle publication à lire' : `${count} nouvelles publications à lire`,
      funds: (count) =>
        count === 1 ? 'Une nouveauté pour vos fonds suivis' : `${count} nouveautés pour vos fonds suivis`,
    },
    fundSubjects: {
      document: (fund) => `${fund}\u00a0: un nouveau document`,
      value: (fund) => `${fund}\u00a0: une nouvelle valeur liquidative`,
    },
    leads: {
      newsletter: 'Voici ce que nous venons de publier.',
      funds: 'Voici ce qui vient d’être publié pour les fonds que vous avez choisis.',
    },
    kinds: { article: 'Article', guide: 'Guide', 'white-book': 'Livre blanc' },
    value: (day) => `Valeur liquidative au ${day}`,
    actions: { newsletter: 'Lire la publication', funds: 'Ouvrir la page du fonds' },
    more: (count) => (count === 1 ? 'Et une de plus sur le site.' : `Et ${count} de plus sur le site.`),
    why: {
      newsletter: 'Vous recevez cet email parce que vous avez confirmé votre inscription à nos publications.',
      funds:
        'Vous recevez cet email parce que vous avez confirmé vos alertes. Les montants ne sont jamais écrits dans un email.',
    },
    change: 'Modifier ou arrêter ces emails',
  },
  en: {
    confirm: {
      newsletter: {
        subject: 'Confirm that you want our publications',
        paragraphs: [
          'You asked to receive our new articles, guides and white papers by email.',
          'We will start as soon as you have confirmed this address.',
        ],
        action: 'Confirm my address',
      },
      funds: {
        subject: 'Confirm your alerts about our funds',
        paragraphs: [
          'You asked to be told by email of new values and new documents of these funds.',
          'We will start as soon as you have confirmed this address.',
        ],
        action: 'Confirm my address',
      },
    },
    confirmNote:
      'The link is valid for 7\u00a0days. If you asked for nothing, ignore this email: your address will be erased.',
    funds: 'Chosen funds',
    subjects: {
      newsletter: (count) =>
        count === 1 ? 'A new publication to read' : `${count} new publications to read`,
      funds: (count) =>
        count === 1 ? 'News of a fund that you follow' : `${count} news items of funds that you follow`,
    },
    fundSubjects: {
      document: (fund) => `${fund}: a new document`,
      value: (fund) => `${fund}: a new net asset value`,
    },
    leads: {
      newsletter: 'This is what we have just published.',
      funds: 'This was just published for the funds that you chose.',
    },
    kinds: { article: 'Article', guide: 'Guide', 'white-book': 'White paper' },
    value: (day) => `Net asset value as of ${day}`,
    actions: { newsletter: 'Read it', funds: 'Open the page of the fund' },
    more: (count) => `And ${count} more on the site.`,
    why: {
      newsletter: 'You receive this email because you confirmed that you want our publications.',
      funds:
        'You receive this email because you confirmed your alerts. Amounts are never written in an email.',
    },
    change: 'Change or stop these emails',
  },
}
