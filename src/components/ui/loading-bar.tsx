/** A thin line at the top of the page while the next one is fetched; it shows only after 200 ms. */
export function LoadingBar({ active, label }: { active: boolean; label: string }) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 print:hidden">
      {active && (
        <>
          <span className="sr-only">{label}</span>
          <span
            aria-hidden="true"
            className="block h-0.5 origin-left animate-loading-bar bg-accent motion-reduce:animate-none"
          />
        </>
      )}
    </div>
  )
}
