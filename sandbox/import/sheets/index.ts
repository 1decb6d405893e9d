import { costSheet, portfolioSheet, scenarioSheet } from './disclosure-sheets.ts'
import { documentSheet } from './document-sheet.ts'
import { fundSheet } from './fund-sheet.ts'
import { holdingSheet, movementSheet } from './holding-sheets.ts'
import { mandateSheet } from './mandate-sheet.ts'
import { agreementSheet, partnerSheet, teamSheet } from './partner-sheets.ts'
import { peopleSheet } from './people-sheet.ts'
import { flowSheet, shareSheet, valueSheet } from './share-sheets.ts'
import { type Sheet, type SheetName, sheetNames } from './sheet.ts'
import { managerSheet, termSheet } from './text-sheets.ts'

const declared = {
  partners: partnerSheet,
  teams: teamSheet,
  funds: fundSheet,
  managers: managerSheet,
  terms: termSheet,
  portfolio: portfolioSheet,
  costs: costSheet,
  scenarios: scenarioSheet,
  shares: shareSheet,
  values: valueSheet,
  flows: flowSheet,
  agreements: agreementSheet,
  people: peopleSheet,
  mandates: mandateSheet,
  holdings: holdingSheet,
  movements: movementSheet,
  documents: documentSheet,
} as const satisfies Record<SheetName, Sheet>

/** Returns the declaration of a sheet by its name. */
export const sheetOf = (name: SheetName): Sheet => declared[name]

/** All sheets, in the order of writing. */
export const sheets: readonly Sheet[] = sheetNames.map(sheetOf)
