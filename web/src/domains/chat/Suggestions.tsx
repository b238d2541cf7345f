import { ArrowUpRight } from 'lucide-react'
import { chat } from '@pandora/contract/domains/chat/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { writtenIn } from '../../ui/language/writtenIn.ts'
import { Skeleton } from '../../ui/States.tsx'
import styles from './Chat.module.css'
import { chatTexts } from './texts.ts'

/** The beginning of a conversation: what can be asked, and questions that this market answers. */
export function Suggestions({ onAsk }: { onAsk: (text: string) => void }) {
  const t = useTexts(chatTexts)
  const query = useOperation(chat.suggestions, {})
  return (
    <Column gap={6} className={styles.start}>
      <Column gap={3}>
        <Text as="h2" size="title">
          {t('startTitle')}
        </Text>
        <Text as="p" tone="plain">
          {t('intro')}
        </Text>
      </Column>
      <Answer query={query} waiting={<Skeleton count={6} height={44} />}>
        {({ dataList }) =>
          dataList.length === 0 ? (
            <Text tone="quiet">{t('nothingHeld')}</Text>
          ) : (
            <section aria-label={t('suggestions')}>
              <Text as="h3" size="small" tone="quiet">
                {t('suggestions')}
              </Text>
              <ul className={styles.examples}>
                {dataList.map((one) => (
                  <li key={one}>
                    <button type="button" className={styles.example} onClick={() => onAsk(one)}>
                      <span lang={writtenIn(one)}>{one}</span>
                      <ArrowUpRight size={14} aria-hidden="true" />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </Answer>
    </Column>
  )
}
