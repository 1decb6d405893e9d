import type {
  Question,
  QuestionDetail,
  QuestionList,
  QuestionMessage,
  StaffQuestionDetail,
  StaffQuestionList,
} from '~/contract/product-api/question.schema.ts'
import { parisTime } from '~/lib/calendar-period.ts'
import { paragraphsOf } from '~/lib/paragraphs.ts'
import type {
  MessageView,
  QuestionDetailView,
  QuestionsView,
  QuestionView,
  StaffQuestionDetailView,
  StaffQuestionView,
} from './questions.schema.ts'

const dayOf = (instant: string): string => parisTime(Date.parse(instant)).date

function toQuestion({ askedAt, document, fund, id, lastAt, state, subject }: Question): QuestionView {
  return {
    ...{ id, subject, state },
    fund: fund && { id: fund.id, name: fund.name },
    document: document?.title ?? null,
    askedOn: dayOf(askedAt),
    lastOn: dayOf(lastAt),
  }
}

function toMessage({ attachment, from, id, name, sentAt, text }: QuestionMessage): MessageView {
  return {
    ...{ id, from, name },
    paragraphs: paragraphsOf(text),
    sent: parisTime(Date.parse(sentAt)),
    attachment: attachment && { id: attachment.id, name: attachment.name, bytes: attachment.bytes },
  }
}

const toPage = ({ page }: Pick<QuestionList, 'page'>) => ({ number: page.page, count: page.pageCount })

/** Maps a list of the product API to the view of its page. */
export function toQuestions(list: QuestionList): QuestionsView {
  return { items: list.items.map(toQuestion), page: toPage(list) }
}

/** Maps a question with its messages. */
export function toQuestionDetail(wire: QuestionDetail): QuestionDetailView {
  return { ...toQuestion(wire), messages: wire.messages.map(toMessage), lastMessage: '' }
}

/** Maps the list of staff. */
export function toStaffQuestions(list: StaffQuestionList): QuestionsView<StaffQuestionView> {
  const items = list.items.map((wire) => ({ ...toQuestion(wire), author: wire.author }))
  return { items, page: toPage(list) }
}

/** Maps a question as staff answer it. */
export function toStaffQuestionDetail(wire: StaffQuestionDetail): StaffQuestionDetailView {
  return { ...toQuestionDetail(wire), author: wire.author, lastMessage: wire.lastMessage ?? '' }
}
