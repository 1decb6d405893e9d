import type { FieldFault } from '../../lib/form/fault-codes.ts'
import type { DraftValues, FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import type { FormProblem } from '../../lib/form/form-response.ts'
import type { Locale } from '../../routing/addresses/locales.ts'

/** Submission of a form whose fields have passed its schema. */
export type FormCall<Output> = {
  readonly data: Output
  /** Content of the field `file`; undefined if no file was chosen, or the form has no file field. */
  readonly file?: Uint8Array | undefined
  /** File name sent by the browser; the type of the file is detected from its bytes. */
  readonly fileName?: string | undefined
  /** Language of the page that contains the form. */
  readonly locale: Locale
  /**
   * True if the visitor has solved the captcha. Otherwise the message is held until a link sent by email is opened
   * (P-233).
   */
  readonly isProven: boolean
  readonly request: Request
}

/** Result of a form. */
export type FormResult =
  /** `location` is the path of the portal's page that confirms the success. */
  | { readonly kind: 'done'; readonly location: string; readonly cookies?: readonly string[] }
  /** Only the server could find these. */
  | {
      readonly kind: 'refused'
      readonly faults: readonly FieldFault[]
      readonly cookies?: readonly string[]
    }
  | {
      readonly kind: 'failed'
      readonly problem: FormProblem
      readonly retryAfterS?: number
      readonly cookies?: readonly string[]
    }

/** The server's side of a form. */
export type FormEndpoint<Values extends FieldValues, Output> = {
  readonly definition: FormDefinition<Values, Output>
  /**
   * Protection against cross-site submissions: the page that the form was sent from, and for signed-in forms also the
   * token of this browser (P-231).
   */
  readonly protection: 'origin' | 'token'
  /** True if the form has a file, in the field `file`, and is sent as `multipart/form-data`. */
  readonly hasFile?: boolean
  /** True if the form requires a captcha. */
  readonly captcha?: boolean
  /**
   * Stores the values of a refused form of several steps, so that a reload, the other language and a way back restore
   * them (P-157); returns the cookie that identifies the draft, if any.
   */
  readonly keep?: (values: DraftValues, cookieHeader: string | null) => Promise<string | undefined>
  readonly act: (call: FormCall<Output>) => Promise<FormResult>
}
