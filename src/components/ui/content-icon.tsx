import type { Icon } from '~/lib/icons/read-icon.ts'

export type ContentIconProps = { icon: Icon; className?: string }

/** An icon that an editor chose: decoration beside words, in their colour and (without a class) of their size. */
export function ContentIcon({ icon: { width, height, shapes }, className = 'size-[1em]' }: ContentIconProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={className}>
      {shapes.map(([Element, attributes], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an icon never changes.
        <Element key={index} {...attributes} />
      ))}
    </svg>
  )
}
