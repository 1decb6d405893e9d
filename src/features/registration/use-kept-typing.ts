import { useKeptTyping as useKeptTypingAt } from '~/components/form/use-kept-typing.ts'
import type { PostFormHandle } from '~/components/form/use-post-form.ts'

/** Keeps what is typed into a form of a registration for a day, so that a reload or the other language finds it again. */
export function useKeptTyping(post: Pick<PostFormHandle, 'element' | 'state'>): void {
  useKeptTypingAt(post, `/api/registration/kept/${post.state.name}`)
}
