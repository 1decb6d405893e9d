import type { Paragraph } from '~/lib/paragraphs.ts'

/** State of a question. */
export type QuestionState = 'open' | 'answered' | 'closed'

/** A question as lists show it. Days are `YYYY-MM-DD` in Paris. */
export type QuestionView = {
  readonly id: string
  readonly subject: string
  readonly state: QuestionState
  readonly fund: { readonly id: string; readonly name: string } | null
  readonly document: string | null
  readonly askedOn: string
  readonly lastOn: string
}

/** Page of questions. */
export type QuestionsView<Line = QuestionView> = {
  readonly items: readonly Line[]
  readonly page: { readonly number: number; readonly count: number }
}

/** Message, with its attached file. */
export type MessageView = {
  readonly id: string
  readonly from: 'investor' | 'desk'
  readonly name: string
  /** Paragraphs, each with its lines. */
  readonly paragraphs: readonly Paragraph[]
  readonly sent: { readonly date: string; readonly time: string }
  readonly attachment: { readonly id: string; readonly name: string; readonly bytes: number } | null
}

/** A question with its messages, oldest first. */
export type QuestionDetailView = QuestionView & {
  readonly messages: readonly MessageView[]
  /** For staff: id of the latest message, which their answer names; empty where the product API does not take it. */
  readonly lastMessage: string
}

type Author = { readonly id: string; readonly name: string; readonly email: string }

/** A question in the list of staff. */
export type StaffQuestionView = QuestionView & { readonly author: Author }

/** A question as staff answer it. */
export type StaffQuestionDetailView = QuestionDetailView & { readonly author: Author }
