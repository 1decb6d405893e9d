import { Paperclip } from 'lucide-react'
import type { ReactElement } from 'react'
import { Avatar } from '~/components/ui/avatar.tsx'
import { useSession } from '~/features/session/session-context.ts'
import { personName } from '~/lib/person-name.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { MessageView } from './questions.schema.ts'

type ThreadProps = {
  readonly messages: readonly MessageView[]
  /** Reader of the page, whose own messages are labelled as such. */
  readonly reader: 'investor' | 'staff'
}

/** The messages of a question, oldest first. */
export function QuestionThread({ messages, reader }: ThreadProps): ReactElement {
  const { thread } = useTranslations().questions
  return (
    <ol aria-label={thread.label()} className="flex max-w-3xl flex-col gap-8">
      {messages.map((message) => (
        <Message key={message.id} message={message} reader={reader} />
      ))}
    </ol>
  )
}

/** Name of the person who reads. Of several persons who write for one holder, each sees who wrote what (P-693). */
function useReaderName(): string | undefined {
  const { data } = useSession()
  return data?.holders?.own ?? (data ? personName(data.user.firstname, data.user.lastname) : undefined)
}

type MessageProps = { readonly message: MessageView; readonly reader: ThreadProps['reader'] }

function Message({ message, reader }: MessageProps): ReactElement {
  const { thread } = useTranslations().questions
  const to = useFormatter()
  const readerName = useReaderName()
  const { attachment, from, name, paragraphs, sent } = message
  const isOwn = reader === 'investor' && from === 'investor' && name === readerName
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4">
      <Avatar name={name} size="md" decorative />
      <div className="min-w-0 border-hairline border-b pb-6">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="font-medium">
            {isOwn ? thread.you() : name}
            {from === 'desk' && <span className="font-normal text-muted"> · {thread.desk()}</span>}
          </span>
          <span className="figures text-muted text-sm">
            {thread.sent({ date: to.longDate(sent.date) ?? '', time: sent.time })}
          </span>
        </p>
        <div className="flex max-w-measure flex-col gap-3 pt-3">
          {paragraphs.map(({ start, text }) => (
            <p key={start} className="whitespace-pre-line break-words">
              {text}
            </p>
          ))}
        </div>
        {attachment !== null && <Attachment attachment={attachment} reader={reader} />}
      </div>
    </li>
  )
}

type AttachmentProps = {
  readonly attachment: NonNullable<MessageView['attachment']>
  readonly reader: ThreadProps['reader']
}

function Attachment({ attachment: { bytes, id, name }, reader }: AttachmentProps): ReactElement {
  const { thread } = useTranslations().questions
  const to = useFormatter()
  const space = reader === 'staff' ? 'staff' : 'account'
  return (
    <p className="flex items-center gap-2 pt-4 text-sm">
      <Paperclip aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <a
        href={`/api/${space}/questions/attachments/${encodeURIComponent(id)}`}
        download
        className="min-w-0 break-words text-link"
      >
        {thread.file({ name, size: to.fileSize(bytes) ?? '' })}
      </a>
    </p>
  )
}
