import { useId } from 'react'
import type { CalloutTone, ZonePart } from '~/lib/rich-text/zone.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { cn, toneClass } from '../ui/class-names.ts'
import { ContentIcon } from '../ui/content-icon.tsx'

const tones = {
  info: 'info',
  warning: 'warning',
  'key-point': 'primary',
} as const satisfies Record<CalloutTone, keyof typeof toneClass>

/** Important notice, set apart from the text around it. */
export function Callout({ tone, icon, title, text }: Extract<ZonePart, { kind: 'callout' }>) {
  const titleId = useId()
  return (
    <aside
      aria-labelledby={titleId}
      data-keep-together=""
      className={cn(
        toneClass[tones[tone]],
        'rounded border border-tone-edge-quiet border-l-2 border-l-tone-edge bg-tone-wash px-5 py-4 md:px-6 md:py-5',
      )}
    >
      <p id={titleId} className="flex items-center gap-2.5 font-semibold text-base text-tone-text">
        {icon && <ContentIcon icon={icon} className="size-5 shrink-0" />}
        {title}
      </p>
      <div className="flex flex-col gap-3 pt-2 text-base leading-6.5">
        <RichText text={text} />
      </div>
    </aside>
  )
}
