import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type FieldValues, readValues } from '~/lib/form/form-definition.ts'
import { fieldsOf } from './fields-of-form.ts'
import { noTyping, type TypingKeeper } from './form-context.ts'
import type { PostFormHandle } from './use-post-form.ts'

const quietMs = 400
/** Limit of the time that a save may delay a navigation. */
const longestMs = 3000

/**
 * Saves typed values in the portal's own store, by its route at `address` (P-157): a moment after the last key, when a
 * field is left, and before another page is shown, so that a reload, a way back and the other language restore them.
 * Text typed before hydration is saved too. Only touched fields are sent, since the rest of the page may be older than
 * the stored values. Passwords and codes stay on the page.
 * @param address `null` disables saving
 */
export function useDraftSaving(
  { element, start, typing }: Pick<PostFormHandle, 'element' | 'start' | 'typing'>,
  address: string | null,
): void {
  const { history } = useRouter()
  useEffect(() => {
    const form = element.current
    if (form === null || address === null) return
    const keeper = createTypingKeeper(form, address, start)
    typing.current = keeper
    // Links need not leave this page to the browser.
    form.dataset.saved = ''
    const { keep, leave, touch } = keeper
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, quietMs)
    }
    const onInput = ({ target }: Event) => {
      touch(target)
      later()
    }
    // Leaving a field keeps it at once: a click on a link does so before the page is left.
    const onChange = ({ target }: Event) => {
      touch(target)
      void keep()
    }
    form.addEventListener('input', onInput)
    form.addEventListener('change', onChange)
    // Before a reload requests the page, and, in browsers without that event, when the page is unloaded.
    addEventListener('beforeunload', leave)
    addEventListener('pagehide', leave)
    later()
    // The next page reads the draft: navigation waits until it is saved.
    const blockerFn = () => keep().then(() => false)
    const unblock = history.block({ blockerFn, enableBeforeUnload: false })
    return () => {
      clearTimeout(timer)
      leave()
      unblock()
      typing.current = noTyping
      form.removeEventListener('input', onInput)
      form.removeEventListener('change', onChange)
      removeEventListener('beforeunload', leave)
      removeEventListener('pagehide', leave)
    }
  }, [address, element, history, start, typing])
}

const secretKinds = ['new-password', 'current-password', 'one-time-code']

const isSecret = (form: HTMLFormElement, name: string): boolean =>
  secretKinds.some((kind) => form.querySelector(`[name="${CSS.escape(name)}"][autocomplete="${kind}"]`))

/** Names of the fields that hold something else than the form began with. */
function touchedBefore(form: HTMLFormElement, start: FieldValues): string[] {
  const now = readValues(start, fieldsOf(form))
  return Object.keys(start).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(start[name]))
}

function createTypingKeeper(form: HTMLFormElement, address: string, start: FieldValues): TypingKeeper {
  const unsaved = new Set(touchedBefore(form, start))
  let onItsWay: { readonly names: readonly string[]; readonly stop: () => void } | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const isKept = (name: string) => form.elements.namedItem(name) !== null && !isSecret(form, name)
  const take = () => {
    const names = [...unsaved].filter(isKept)
    for (const name of names) unsaved.delete(name)
    return names
  }
  const send = async (names: readonly string[]): Promise<void> => {
    if (names.length === 0) return
    onItsWay?.stop()
    const { isSaved, stop } = post(address, bodyOf(form, names))
    const mine = { names, stop }
    onItsWay = mine
    const isDone = await isSaved
    // A later one has taken its fields along.
    if (onItsWay !== mine) return
    onItsWay = undefined
    if (!isDone) for (const name of names) unsaved.add(name)
  }
  return {
    // Saves run one after the other: the first response sets the cookie that identifies the draft.
    keep() {
      queue = queue.then(() => send(take()))
      return queue
    },
    leave() {
      const names = take()
      if (names.length > 0) queue = send([...(onItsWay?.names ?? []), ...names])
    },
    forget: () => unsaved.clear(),
    touch(field) {
      const name = field instanceof Element ? field.getAttribute('name') : null
      if (name !== null && Object.hasOwn(start, name)) unsaved.add(name)
    },
  }
}

/** Returns the touched fields with their values: an unticked box is sent by its name only. */
function bodyOf(form: HTMLFormElement, names: readonly string[]): URLSearchParams {
  const touched = new Set(names)
  const fields = [...fieldsOf(form)].filter(([name]) => touched.has(name))
  return new URLSearchParams([...[...touched].map((name) => ['touched', name]), ...fields])
}

function post(address: string, body: URLSearchParams) {
  const controller = new AbortController()
  const stop = () => controller.abort()
  const limit = setTimeout(stop, longestMs)
  const isSaved = fetch(address, { method: 'POST', body, keepalive: true, signal: controller.signal })
    .then(({ ok }) => ok)
    .catch(() => false)
    .finally(() => clearTimeout(limit))
  return { isSaved, stop }
}
