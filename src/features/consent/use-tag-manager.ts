import { useEffect } from 'react'

/** Where tag managers find what happened on a page. */
type DataLayer = { dataLayer?: Record<string, unknown>[] }

/** Loads the tag manager once for the document; nothing without an identifier. */
export function useTagManager(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    const source = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
    if (document.querySelector(`script[src="${source}"]`) !== null) return
    const holder: DataLayer = window as DataLayer
    holder.dataLayer ??= []
    holder.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    document.head.append(Object.assign(document.createElement('script'), { src: source, async: true }))
  }, [id])
}
