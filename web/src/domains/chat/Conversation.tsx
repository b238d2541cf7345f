import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { chat } from '@pandora/contract/domains/chat/operations'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { Asked } from './Asked.tsx'
import { AskField } from './AskField.tsx'
import styles from './Chat.module.css'
import { Suggestions } from './Suggestions.tsx'
import { chatTexts } from './texts.ts'

/** Questions of a conversation that are shown. */
const SHOWN = 50

interface Props {
  /** Empty: a new one. */
  conversationId: string
  onConversation: (conversationId: string) => void
}

/** A conversation: its questions with their answers, and a field to ask on. */
export function Conversation({ conversationId, onConversation }: Props) {
  const t = useTexts(chatTexts)
  const language = useLanguage()
  const client = useQueryClient()
  const add = useAction(chat.add, { invalidates: [chat.list] })
  const query = useOperation(
    chat.list,
    { conversationId, size: SHOWN },
    { enabled: conversationId !== '', keepPrevious: true },
  )
  const shown = (query.data?.dataList ?? []).toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))
  // A conversation goes on with what was asked last, until another is chosen.
  const [chosen, setChosen] = useState<string | null>(null)
  const baseId = chosen ?? shown.at(-1)?.baseId ?? ''
  const ask = (text: string, of: string, onTaken?: () => void) =>
    add.mutate(
      { text, ...(conversationId === '' ? {} : { conversationId }), ...(of === '' ? {} : { baseId: of }) },
      {
        onSuccess: ({ data }) => {
          onTaken?.()
          onConversation(data.conversationId)
        },
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  // What was asked last is brought into sight, as its answer comes below it.
  const end = useRef<HTMLDivElement>(null)
  const count = useRef(shown.length)
  useEffect(() => {
    if (shown.length > count.current && count.current > 0)
      end.current?.lastElementChild?.scrollIntoView({ block: 'start' })
    count.current = shown.length
  }, [shown.length])
  /** The lists are read again; a conversation without a question is none, and is left rather than asked for. */
  const onRemoved = (last: boolean) => {
    if (last) onConversation('')
    void client.invalidateQueries({
      queryKey: [chat.list.id],
      predicate: ({ queryKey }) =>
        !last || (queryKey[4] as { conversationId?: string } | undefined)?.conversationId !== conversationId,
    })
  }
  return (
    <div className={styles.conversation}>
      <div ref={end} className={styles.asking} role="log" aria-label={t('title')}>
        {conversationId === '' ? (
          <Suggestions onAsk={(text) => ask(text, '')} />
        ) : (
          <Answer query={query} waiting={<Skeleton shape="text" count={4} />}>
            {() => (
              <>
                {shown.map((question) => (
                  <Asked
                    key={question.questionId}
                    question={question}
                    onAsk={(text) => ask(text, question.baseId ?? '')}
                    onRemoved={() => onRemoved(shown.length === 1)}
                    onRestored={() => onConversation(question.conversationId)}
                  />
                ))}
              </>
            )}
          </Answer>
        )}
      </div>
      <AskField
        busy={add.isPending}
        follows={conversationId !== ''}
        baseId={baseId}
        onBase={setChosen}
        onAsk={(text, onTaken) => ask(text, baseId, onTaken)}
      />
    </div>
  )
}
