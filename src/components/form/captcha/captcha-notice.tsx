import { CircleCheck, Info, LoaderCircle, ShieldCheck } from 'lucide-react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { CaptchaStage } from './use-captcha.ts'

const signs = { idle: ShieldCheck, working: LoaderCircle, done: CircleCheck, failed: Info }

/**
 * States the progress of the captcha. Visitors have nothing to do, by keyboard, pointer or screen reader: the browser
 * solves it while they type.
 */
export function CaptchaNotice({ stage }: { stage: CaptchaStage }) {
  const { captcha } = useTranslations().forms
  const Sign = signs[stage]
  return (
    <div className="border-hairline border-t pt-4 text-muted text-sm">
      <p data-needs-scripts role="status" className="flex items-start gap-2">
        <Sign
          aria-hidden="true"
          className="mt-0.5 size-4 shrink-0 motion-safe:data-working:animate-spin"
          data-working={stage === 'working' || undefined}
        />
        <span>
          <span className="font-medium text-foreground">{captcha.label()}</span>
          {/* The longest text keeps its room: a button that moves while it is pressed gets no click. */}
          <span className="grid *:col-start-1 *:row-start-1">
            <span>{captcha[stage]()}</span>
            <span aria-hidden="true" className="invisible">
              {captcha.failed()}
            </span>
          </span>
        </span>
      </p>
      <noscript>
        <p>{captcha.withoutScripts()}</p>
      </noscript>
    </div>
  )
}
