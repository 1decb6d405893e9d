import type { NoticeDetail } from '../../../src/contract/product-api/notice.schema.ts'
import { personName } from '../../../src/lib/person-name.ts'
import type { Account } from '../../accounts/accounts.ts'
import { manager } from '../../seed/manager.ts'
import type { NoticeInput } from '../pdf/document-input.ts'

/** The name by which letters address an investor: of the legal entity where there is one. */
export function holderName({ fields, firstName, lastName, personType }: Account): string {
  const company = fields.find(({ id }) => id === 'social_reason')?.value
  return personType === 'legal' && company !== undefined ? company : personName(firstName, lastName)
}

/** Builds the letter of a notice; `notice` must not contain the account number. */
export const noticeInput = (
  notice: NoticeDetail,
  account: Account,
  language: NoticeInput['language'],
): NoticeInput => ({ language, notice, holder: holderName(account), manager: manager[language] })
