import { chat } from '@pandora/contract/domains/chat/operations'
import { errors } from '@pandora/contract/errors'
import type { chatViews } from '@pandora/contract/domains/chat/views'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { AnswerView } from '../AnswerView.tsx'
import styles from '../Chat.module.css'
import { chatTexts } from '../texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'

/** Questions that one is chosen of. */
const OFFERED = 30

/** One question of the user's with its answer of now, or of the instant that is looked from; which one is chosen here. */
export default function PinnedAnswer({ parameters, setParameters }: ViewProps<typeof chatViews.answer>) {
  const { questionId } = parameters
  return questionId === undefined ? (
    <Choose onChoose={(chosen) => setParameters({ questionId: chosen })} />
  ) : (
    <Told key={questionId} questionId={questionId} onOther={() => setParameters({ questionId: null })} />
  )
}

function Choose({ onChoose }: { onChoose: (questionId: string) => void }) {
  const t = useTexts(chatTexts)
  const go = useGo()
  const query = useOperation(chat.list, { size: OFFERED })
  return (
    <ViewBody
      answer={query}
      context={t('chooseQuestion')}
      empty={({ dataList }) =>
        dataList.length > 0
          ? undefined
          : { why: t('noHistory'), action: { text: t('openChat'), run: () => go('/index/chat') } }
      }
    >
      {({ dataList }) => (
        <ul className={styles.choose} aria-label={t('chooseQuestion')}>
          {dataList.map(({ questionId, text }) => (
            <li key={questionId}>
              <button type="button" className={styles.item} onClick={() => onChoose(questionId)}>
                <Text>{text}</Text>
              </button>
            </li>
          ))}
        </ul>
      )}
    </ViewBody>
  )
}

function Told({ questionId, onOther }: { questionId: string; onOther: () => void }) {
  const t = useTexts(chatTexts)
  const query = useOperation(chat.answers, { questionId })
  const gone = query.error?.code === errors.NOT_FOUND.code
  return (
    <ViewBody
      answer={gone ? { ...query, data: null, error: null } : { ...query, data: query.data }}
      source={(answer) => (answer ? t('asOf', { day: answer.day }) : null)}
      empty={(answer) =>
        answer ? undefined : { why: t('questionGone'), action: { text: t('chooseOther'), run: onOther } }
      }
    >
      {(answer) =>
        answer ? (
          <article className={styles.pinned} aria-label={answer.question}>
            <h3 className={styles.question}>
              <ScreenLink to={`/index/chat?conversation=${answer.conversationId}`}>{answer.question}</ScreenLink>
            </h3>
            <AnswerView answer={answer} />
          </article>
        ) : null
      }
    </ViewBody>
  )
}
