import { eq } from 'drizzle-orm'
import type { StaffCaller } from '../content/users/staff-directory.ts'
import type { Db } from '../database/open-database.ts'
import { funds, publications, type StoredLetterEntry } from '../database/schema/index.ts'
import { appendAudit } from '../product/audit/append-audit.ts'
import { insertEntry } from '../product/desk/insert-entry.ts'
import { bilingual } from './typography.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Members of staff of the seed, by their numbers at the content backend. */
const editor: StaffCaller = { id: '2', name: 'editor', actor: 'editor@sandbox.example' }
const desk: StaffCaller = { id: '3', name: 'desk', actor: 'desk@sandbox.example' }

type Drawn = {
  readonly fundId: number
  /** Milliseconds before the seed at which it was entered. */
  readonly agoMs: number
  readonly isApproved: boolean
  readonly entry: StoredLetterEntry
}

const letters: readonly Drawn[] = [
  {
    fundId: 14,
    agoMs: 9 * dayMs,
    isApproved: true,
    entry: {
      readers: 'holders_and_partners',
      document: null,
      subject: bilingual(
        'Renouvellement du comité consultatif',
        'New members of the investor advisory committee',
      ),
      text: bilingual(
        `Madame, Monsieur,

Le mandat des membres du comité consultatif des porteurs de votre fonds arrive à son terme. Le comité donne son avis sur les conflits d'intérêts et sur les méthodes d'évaluation ; il ne prend pas part aux décisions d'investissement.

Quatre membres sur cinq poursuivent leur mandat. Hélène Verdelhan, qui siégeait depuis la constitution du fonds, a souhaité se retirer ; nous la remercions de son engagement. Étienne Courtanvaux, ancien directeur financier d'un groupe industriel, lui succède. Le comité se réunit deux fois par an, et nous vous rendrons compte de ses avis dans le rapport annuel.

Ce changement ne modifie ni le règlement du fonds, ni les frais, ni vos droits. Vous n'avez aucune démarche à effectuer.

Pour toute question, écrivez-nous depuis votre espace.`,
        `Dear investor,

The term of the members of your fund's investor advisory committee is coming to its end. The committee gives its opinion on conflicts of interest and on valuation methods; it takes no part in investment decisions.

Four of the five members continue. Hélène Verdelhan, who had served since the fund was set up, has asked to step down; we thank her for her commitment. Étienne Courtanvaux, former finance director of an industrial group, succeeds her. The committee meets twice a year, and the annual report will give an account of its opinions.

This change alters neither the rules of the fund, nor its fees, nor your rights. You have nothing to do.

If you have a question, please write to us from your account.`,
      ),
    },
  },
  {
    fundId: 2,
    agoMs: 3 * hourMs,
    isApproved: false,
    entry: {
      readers: 'holders',
      document: null,
      subject: bilingual(
        'Calendrier des rapports et des valeurs liquidatives',
        'Dates of reports and net asset values',
      ),
      text: bilingual(
        `Madame, Monsieur,

À compter du prochain semestre, le rapport de gestion de votre fonds paraîtra dans les soixante jours qui suivent la fin de la période, au lieu de quatre-vingt-dix. La valeur liquidative sera publiée le même jour.

Chaque publication vous sera annoncée selon les réglages de vos e-mails. Les relevés annuels gardent leur calendrier.`,
        `Dear investor,

From the next half-year on, your fund's management report will appear within sixty days of the end of the period, instead of ninety. The net asset value will be published on the same day.

We will tell you of each publication according to your email settings. Annual statements keep their dates.`,
      ),
    },
  },
]

async function approve(db: Db, { fundId }: Drawn, approval: { readonly id: number; readonly at: Date }) {
  const { at, id } = approval
  const decided = { decidedBy: editor.id, decidedByName: editor.name, decidedAt: at }
  await db
    .update(publications)
    .set({ status: 'approved', ...decided })
    .where(eq(publications.id, id))
  await appendAudit(db, {
    happenedAt: at,
    actor: editor.actor,
    action: 'publication_approved',
    subject: `pub-${id}`,
    details: { fund: `fnd-${fundId}` },
  })
}

/** Adds a letter that demo investors and partners read, and one that waits for a second member of staff (P-821). */
export async function seedLetters(db: Db, now: Date): Promise<void> {
  const seeded = new Set((await db.select({ id: funds.id }).from(funds)).map(({ id }) => id))
  for (const letter of letters.filter(({ fundId }) => seeded.has(fundId))) {
    const { agoMs, entry, fundId, isApproved } = letter
    const at = new Date(now.getTime() - agoMs)
    const fund = `fnd-${fundId}`
    const details = { kind: 'letter', fund, title: entry.subject.fr, readers: entry.readers }
    const id = await insertEntry(db, desk, { kind: 'letter', shareId: null, fund, entry, at, details })
    if (isApproved) await approve(db, letter, { id, at: new Date(at.getTime() + 2 * hourMs) })
  }
}
