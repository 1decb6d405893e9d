import { useEffect } from 'react'
import type { PostFormHandle } from './use-post-form.ts'

const quietMs = 400

/**
 * Keeps what is typed in the portal's own store, by its route at `address` (P-157), a moment after the last key
 * and when the page is left, so that a reload or the other language finds it again. What was typed before the page's
 * scripts came is kept too. The server leaves passwords out.
 */
export function useDraftSaving({ element }: Pick<PostFormHandle, 'element'>, address: string): void {
  useEffect(() => {
    const form = element.current
    if (form === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let underway: Promise<unknown> = Promise.resolve()
    const send = () => {
      if (timer === undefined) return null
      clearTimeout(timer)
      timer = undefined
      const fields = [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' && !isSecret(form, name) ? [[name, value]] : [],
      )
      return fetch(address, { method: 'POST', body: new URLSearchParams(fields), keepalive: true }).catch(
        () => null,
      )
    }
    // One after the other: the first answer brings the cookie that the next one is kept under.
    const keep = () => {
      underway = underway.then(send)
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, quietMs)
    }
    form.addEventListener('input', later)
    if (isTyped(form)) later()
    // Leaving a field keeps it at once: a click on a link does so before the page is left.
    form.addEventListener('change', keep)
    addEventListener('pagehide', send)
    return () => {
      void send()
      form.removeEventListener('change', keep)
      form.removeEventListener('input', later)
      removeEventListener('pagehide', send)
    }
  }, [address, element])
}

function isSecret(form: HTMLFormElement, name: string): boolean {
  return form.querySelector(`[name="${CSS.escape(name)}"][autocomplete="new-password"]`) !== null
}

/** Whether any field holds something else than the page came with. */
function isTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement &&
        (field.value !== field.defaultValue || field.checked !== field.defaultChecked)) ||
      (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
      (field instanceof HTMLSelectElement &&
        [...field.options].some((one) => one.selected !== one.defaultSelected)),
  )
}
