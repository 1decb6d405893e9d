import type { FieldRow, Group } from '../layout/block.ts'
import type { Passage, Structured, Texts } from '../texts/texts.ts'
import { passageWith, type Section } from './section.ts'

const lines = (fields: Structured['investorFields']): FieldRow[] =>
  fields.map((row) => ({ type: 'lines', fields: row }))
const boxes = (choice: Structured['originBoxes']): FieldRow => ({ type: 'boxes', ...choice })

/** The parts of the subscription form that are filled in by hand. */
export const investorFields = fieldSection(
  (texts, subject) => texts.form.investor(subject),
  ({ investorFields }) => lines(investorFields),
)

export const commitmentFields = fieldSection(
  (texts, subject) => texts.form.commitment(subject),
  ({ commitmentFields, commitmentBoxes }) => [...lines(commitmentFields), boxes(commitmentBoxes)],
)

export const originFields = fieldSection(
  (texts, subject) => texts.form.origin(subject),
  ({ originBoxes, originFields }) => [boxes(originBoxes), ...lines(originFields)],
)

export const declarationFields = fieldSection(
  (texts, subject) => texts.form.declarations(subject),
  ({ declarationBoxes }) => [boxes(declarationBoxes)],
)

export const signatureFields = fieldSection(
  (texts, subject) => texts.form.signature(subject),
  ({ signatureFields }) =>
    lines(signatureFields).map((row, index) =>
      row.type === 'lines' && index > 0 ? { ...row, tall: true } : row,
    ),
)

function fieldSection(
  write: (texts: Texts, subject: Parameters<Section>[0]) => Passage,
  rowsOf: (structured: Structured) => FieldRow[],
): Section {
  return (subject, texts) => {
    const group: Group = passageWith(write(texts, subject), {
      kind: 'fields',
      rows: rowsOf(texts.structured),
    })
    return [group]
  }
}
