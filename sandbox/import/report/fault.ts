/** Codes of errors and warnings about a folder. */
export type FaultCode =
  | 'folder_missing'
  | 'nothing_to_import'
  | 'unknown_file'
  | 'sheet_twice'
  | 'unreadable_file'
  | 'unreadable_text'
  | 'file_too_large'
  | 'no_header'
  | 'unknown_column'
  | 'column_twice'
  | 'column_missing'
  | 'too_many_cells'
  | 'value_missing'
  | 'text_too_long'
  | 'not_a_key'
  | 'not_a_code'
  | 'not_a_number'
  | 'ambiguous_number'
  | 'too_many_decimals'
  | 'negative_number'
  | 'number_too_large'
  | 'out_of_range'
  | 'not_a_date'
  | 'ambiguous_date'
  | 'not_a_flag'
  | 'not_an_isin'
  | 'not_a_siren'
  | 'not_a_company_number'
  | 'not_a_lei'
  | 'not_an_email'
  | 'not_a_telephone'
  | 'not_a_currency'
  | 'not_a_url'
  | 'not_a_slug'
  | 'not_a_domain'
  | 'not_a_share_type'
  | 'not_an_id'
  | 'not_a_path'
  | 'portfolio_without_date'
  | 'portfolio_date_missing'
  | 'parts_differ'
  | 'figures_without_example'
  | 'kinds_missing'
  | 'figures_alone'
  | 'example_incomplete'
  | 'published_before_value'
  | 'key_twice'
  | 'value_taken'
  | 'reference_unknown'
  | 'own_parent'
  | 'values_out_of_order'
  | 'gap_in_values'
  | 'before_start'
  | 'in_the_future'
  | 'after_liquidation'
  | 'liquidation_date_missing'
  | 'liquidation_date_unexpected'
  | 'value_in_other_fund'
  | 'share_of_other_fund'
  | 'share_in_agreement'
  | 'holding_without_movements'
  | 'movements_without_holding'
  | 'holding_differs'
  | 'person_without_company'
  | 'id_changed'
  | 'id_erased'
  | 'person_outside_domain'
  | 'mandate_of_partner'
  | 'mandate_of_holder'
  | 'ends_early'
  | 'mandates_too_many'
  | 'document_without_file'
  | 'file_without_document'
  | 'not_a_pdf'
  | 'pdf_damaged'
  | 'terms_not_marketing'
  | 'terms_end_early'
  | 'cannot_remove'

/** `error`: nothing is written. `warning`: reported, but written. */
export type Severity = 'error' | 'warning'

/** A fault with its location and the expected value. `line` counts from 1, including the header. */
export type Fault = {
  readonly severity: Severity
  readonly code: FaultCode
  readonly file: string
  readonly line: number | null
  readonly column: string | null
  readonly value: string | null
  /** Values of the message: numbers, dates, other rows, accepted values. */
  readonly detail: Readonly<Record<string, string>>
}

type Place = Partial<Pick<Fault, 'line' | 'column' | 'value' | 'detail' | 'severity'>>

/** Builds a fault of a file; an error by default. */
export function faultOf(file: string, code: FaultCode, place: Place = {}): Fault {
  return { severity: 'error', line: null, column: null, value: null, detail: {}, ...place, file, code }
}

/** Tells whether an error forbids writing. */
export const hasErrors = (faults: readonly Fault[]): boolean =>
  faults.some(({ severity }) => severity === 'error')
