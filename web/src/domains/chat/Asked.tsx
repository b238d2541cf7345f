import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { chat } from '@pandora/contract/domains/chat/operations'
import { QUESTION_LIMIT } from '@pandora/contract/domains/chat/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Column, Fill, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { writtenIn } from '../../ui/language/writtenIn.ts'
import { Skeleton } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PutOnFloor } from '../floors/offers/PutOnFloor.tsx'
import { AnswerView } from './AnswerView.tsx'
import styles from './Chat.module.css'
import { chatTexts } from './texts.ts'
import { useAnswer } from './useAnswer.ts'
import { Worded } from './worded/Worded.tsx'

type Question = OutputOf<typeof chat.add>

/** Letters of a question by which its tile is called. */
const NAMED = 24

/** A question with its answer; it can be pinned, rewritten and deleted, and the deletion undone. */
export function Asked({
  question,
  onAsk,
  onRemoved,
  onRestored,
}: {
  question: Question
  onAsk: (text: string) => void
  onRemoved: () => void
  onRestored: () => void
}) {
  const t = useTexts(chatTexts)
  const language = useLanguage()
  const { questionId, text, pinned } = question
  const [draft, setDraft] = useState<string | null>(null)
  const update = useAction(chat.update, { invalidates: [chat.list, chat.answers] })
  const remove = useAction(chat.remove, { invalidates: [chat.answers] })
  const restore = useAction(chat.restore, { invalidates: [chat.list, chat.answers] })
  // The answers of what follows are read again; a question that goes has none any more.
  const { query, words } = useAnswer(questionId, !remove.isPending && !remove.isSuccess)
  const onError = (error: Parameters<typeof failureText>[0]) => notify('error', failureText(error, language))
  const drop = () => {
    const takeBack = () =>
      restore.mutate(
        { questionId },
        {
          onSuccess: () => {
            onRestored()
            notify('success', t('restored'))
          },
          onError,
        },
      )
    remove.mutate(
      { questionId },
      {
        onSuccess: () => {
          onRemoved()
          notify('success', t('deleted'), { detail: text, action: { text: t('undo'), run: takeBack } })
        },
        onError,
      },
    )
  }
  return (
    <article className={styles.asked} aria-label={text}>
      {draft === null ? (
        <Row place="between" align="top">
          <Fill as="h2" className={styles.question} lang={writtenIn(text)}>
            {text}
          </Fill>
          <Row gap={1}>
            <IconButton
              size="small"
              label={t(pinned ? 'unpin' : 'pin')}
              pressed={pinned}
              onClick={() => update.mutate({ questionId, pinned: !pinned }, { onError })}
            >
              {pinned ? <PinOff size={14} aria-hidden="true" /> : <Pin size={14} aria-hidden="true" />}
            </IconButton>
            <PutOnFloor
              room="noyaxe"
              view="answer"
              parameters={{ questionId }}
              name={text.length > NAMED ? `${text.slice(0, NAMED)}…` : text}
              className={styles.put}
            />
            <IconButton size="small" label={t('edit')} onClick={() => setDraft(text)}>
              <Pencil size={14} aria-hidden="true" />
            </IconButton>
            <IconButton size="small" label={t('removeSure')} onClick={drop}>
              <Trash2 size={14} aria-hidden="true" />
            </IconButton>
          </Row>
        </Row>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (draft.trim() !== '')
              update.mutate({ questionId, text: draft.trim() }, { onSuccess: () => setDraft(null), onError })
          }}
        >
          <Column gap={3}>
            <TextField
              label={t('edit')}
              value={draft}
              maxLength={QUESTION_LIMIT}
              onChange={(event) => setDraft(event.target.value)}
            />
            <Row>
              <Button kind="primary" size="small" type="submit" busy={update.isPending}>
                {t('save')}
              </Button>
              <Button size="small" onClick={() => setDraft(null)}>
                {t('cancel')}
              </Button>
            </Row>
          </Column>
        </form>
      )}
      <Answer query={query} waiting={<Skeleton shape="text" count={3} />}>
        {(answer) => <Worded answer={answer}>{(own) => <AnswerView answer={own} onAsk={onAsk} />}</Worded>}
      </Answer>
      {words ? (
        <Text as="p" size="small" tone="quiet" role="status">
          {t('beingWorded')}
        </Text>
      ) : null}
    </article>
  )
}
