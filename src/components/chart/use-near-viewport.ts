import { type RefObject, useEffect, useRef, useState } from 'react'

/** Says, once and for good, that an element came within `margin` of what the visitor sees. False on the server. */
export function useNearViewport<Target extends Element>(
  margin = '400px',
): { readonly ref: RefObject<Target | null>; readonly isNear: boolean } {
  const ref = useRef<Target>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const target = ref.current
    if (!target || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [isNear, margin])
  return { ref, isNear }
}
