import type { Logger } from 'pino'
import type { Db } from './database/open-database.ts'
import type { SandboxEnv } from './env.ts'
import type { BackgroundWork } from './http/background-work.ts'
import type { Mailbox } from './mailbox/mailbox.ts'
import type { DocumentFiles } from './product/documents/document-files.ts'
import type { PdfRenderer } from './product/documents/pdf-renderer.ts'

/** Dependencies of every part of the sandbox. `now` is the clock, so that tests can set it. */
export type SandboxDeps = {
  readonly db: Db
  readonly env: SandboxEnv
  readonly log: Logger
  readonly now: () => Date
  /** The day for which the data of funds are shown, `YYYY-MM-DD`. */
  readonly today: () => string
  readonly mailbox: Mailbox
  readonly documentFiles: DocumentFiles
  /** Renders a PDF in a worker thread. */
  readonly renderPdf: PdfRenderer['render']
  /** The sandbox's own URL as browsers see it, without trailing slash. */
  readonly publicUrl: string
  readonly background: BackgroundWork
}
