import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const refreshMs = 2000

/** Reads the data of one route again, not of those around it, while work of the server goes on that its page shows. */
export function useReadAgain(routeId: string, isUnderWay: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!isUnderWay) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const wait = () => {
      if (!isOver) timer = setTimeout(readAgain, refreshMs)
    }
    const readAgain = () => {
      if (document.hidden) wait()
      else void router.invalidate({ filter: (match) => match.routeId === routeId }).finally(wait)
    }
    wait()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [routeId, isUnderWay, router])
}
