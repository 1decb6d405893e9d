import type { FieldFault } from '../../lib/form/fault-codes.ts'
import type { DraftValues, FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import type { FormProblem } from '../../lib/form/form-response.ts'
import type { Locale } from '../../routing/addresses/locales.ts'

/** A form whose fields have passed its schema. */
export type FormCall<Output> = {
  readonly data: Output
  /** What stood in the field `file`; undefined where nothing was chosen, or the form has no file. */
  readonly file?: Uint8Array | undefined
  /** The name that the browser gives the file; what the file is, is told by its bytes. */
  readonly fileName?: string | undefined
  /** Language of the page that the form stands on. */
  readonly locale: Locale
  /** Whether the visitor has solved the captcha. Without: held until a link sent by email is opened (P-233). */
  readonly isProven: boolean
  readonly request: Request
}

/** What came of a form. */
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
   * What shows that the visitor means it: the page that the form was sent from, or for signed-in forms also the token
   * of this browser (P-231).
   */
  readonly protection: 'origin' | 'token'
  /** Whether the form holds a file, in the field `file`, and is sent as `multipart/form-data`. */
  readonly hasFile?: boolean
  /** Whether a captcha is asked for. */
  readonly captcha?: boolean
  /**
   * Keeps what a refused form of several steps holds, so that a reload, the other language and a way back find it
   * (P-157); gives the cookie that finds it again, where there is one.
   */
  readonly keep?: (values: DraftValues, cookieHeader: string | null) => Promise<string | undefined>
  readonly act: (call: FormCall<Output>) => Promise<FormResult>
}
