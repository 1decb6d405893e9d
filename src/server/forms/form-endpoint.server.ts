import type { FieldFault } from '../../lib/form/fault-codes.ts'
import type { DraftValues, FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import type { FormProblem } from '../../lib/form/form-response.ts'
import type { Locale } from '../../routing/addresses/locales.ts'

/** A form whose fields have passed its schema. */
export type FormCall<Output> = {
  readonly data: Output
  /** Content of the field `file`; undefined if no file was chosen, or the form has no file field. */
  readonly file?: Uint8Array | undefined
  /** The name that the browser gives the file; what the file is, is told by its bytes. */
  readonly fileName?: string | undefined
  /** Language of the page that the form stands on. */
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
  /** `location` is a path of the portal that says so. */
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
   * Keeps what a refused form of several steps holds, so that a reload, the other language and a way back find it
   * (P-157); gives the cookie that finds it again, where there is one.
   */
  readonly keep?: (values: DraftValues, cookieHeader: string | null) => Promise<string | undefined>
  readonly act: (call: FormCall<Output>) => Promise<FormResult>
}
