import type { Texts } from '../texts.ts'
import { brochure } from './brochure.ts'
import { figures } from './figures.ts'
import { form } from './form.ts'
import { fund } from './fund.ts'
import { glossary } from './glossary.ts'
import { governance } from './governance.ts'
import { keyInformation } from './key-information.ts'
import { labels } from './labels.ts'
import { letter } from './letter.ts'
import { press } from './press.ts'
import { questions } from './questions.ts'
import { report } from './report.ts'
import { risk } from './risk.ts'
import { rules } from './rules.ts'
import { structured } from './structured.ts'
import { tax } from './tax.ts'
import { terms } from './terms.ts'

/** Everything that English documents say. */
export const english: Texts = {
  labels,
  structured,
  fund,
  risk,
  figures,
  terms,
  governance,
  report,
  letter,
  press,
  keyInformation,
  rules,
  brochure,
  form,
  tax,
  questions,
  glossary,
}
