import type { ReactNode } from 'react'

type FormPartProps = { readonly title: string; readonly lede?: string; readonly children: ReactNode }

/** A group of fields with its heading. */
export function FormPart({ title, lede, children }: FormPartProps) {
  return (
    <section className="flex flex-col gap-5 border-hairline border-t pt-6">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl">{title}</h2>
        {lede && <p className="text-muted text-sm">{lede}</p>}
      </div>
      {children}
    </section>
  )
}

/** Two fields side by side where there is room; their controls stand on one line, whatever is said above them. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid items-end gap-5 sm:grid-cols-2">{children}</div>
}
