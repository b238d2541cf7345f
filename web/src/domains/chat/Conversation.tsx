import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chat } from '@pandora/contract/domains/chat/operations'
import { QUESTION_LIMIT } from '@pandora/contract/domains/chat/shapes'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Asked } from './Asked.tsx'
import styles from './Chat.module.css'
import { chatTexts } from './texts.ts'

/** Questions of a conversation that are shown. */
const SHOWN = 50

/** The field at the end of a conversation. */
function AskField({ busy, follows, onAsk }: { busy: boolean; follows: boolean; onAsk: (text: string) => void }) {
  const t = useTexts(chatTexts)
  const [text, setText] = useState('')
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '' || busy) return
        onAsk(text.trim())
        setText('')
      }}
    >
      <TextField
        label={t(follows ? 'follow' : 'ask')}
        value={text}
        maxLength={QUESTION_LIMIT}
        placeholder={t('askPlaceholder')}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        beside={
          <Button kind="primary" type="submit" busy={busy}>
            {t('send')}
          </Button>
        }
      />
    </form>
  )
}

function Suggestions({ onAsk }: { onAsk: (text: string) => void }) {
  const t = useTexts(chatTexts)
  const query = useOperation(chat.suggestions, {}, { perLanguage: true })
  return (
    <Column gap={5} className={styles.start}>
      <Text tone="plain">{t('intro')}</Text>
      <Answer query={query} waiting={<Skeleton count={4} />}>
        {({ dataList }) =>
          dataList.length === 0 ? null : (
            <Column gap={3}>
              <Text size="small" tone="quiet">
                {t('suggestions')}
              </Text>
              <Row wrap>
                {dataList.map((one) => (
                  <Button key={one} onClick={() => onAsk(one)}>
                    {one}
                  </Button>
                ))}
              </Row>
            </Column>
          )
        }
      </Answer>
    </Column>
  )
}

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
  const ask = (text: string) =>
    add.mutate(
      { text, ...(conversationId === '' ? {} : { conversationId }) },
      {
        onSuccess: ({ data }) => onConversation(data.conversationId),
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
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
      <div className={styles.asking} role="log" aria-label={t('title')}>
        {conversationId === '' ? (
          <Suggestions onAsk={ask} />
        ) : (
          <Answer query={query} waiting={<Skeleton shape="text" count={4} />}>
            {({ dataList }) => (
              <>
                {dataList
                  .toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))
                  .map((question) => (
                    <Asked
                      key={question.questionId}
                      question={question}
                      onAsk={ask}
                      onRemoved={() => onRemoved(dataList.length === 1)}
                    />
                  ))}
              </>
            )}
          </Answer>
        )}
      </div>
      <AskField busy={add.isPending} follows={conversationId !== ''} onAsk={ask} />
    </div>
  )
}
