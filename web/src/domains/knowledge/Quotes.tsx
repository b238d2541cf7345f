import type { quote } from '@pandora/contract/domains/knowledge/shapes'
import type { z } from 'zod'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import styles from './Knowledge.module.css'
import { knowledgeTexts } from './texts.ts'

export type Quote = z.infer<typeof quote>

interface Props {
  title: string
  quotes: readonly Quote[]
  onOpen: (quote: Quote) => void
}

/** Places word for word, each of which opens where it stands. */
export function Quotes({ title, quotes, onOpen }: Props) {
  const t = useTexts(knowledgeTexts)
  return (
    <Column gap={3}>
      <Text size="small" tone="quiet">
        {title}
      </Text>
      <Column as="ul" gap={4}>
        {quotes.map((one) => (
          <li key={`${one.documentId} ${one.page} ${one.line} ${one.mark?.start ?? ''}`} className={styles.quote}>
            <blockquote className={styles.words}>
              {one.mark ? (
                <>
                  {one.text.slice(0, one.mark.start)}
                  <mark>{one.text.slice(one.mark.start, one.mark.end)}</mark>
                  {one.text.slice(one.mark.end)}
                </>
              ) : (
                one.text
              )}
            </blockquote>
            <Row gap={4} place="between">
              <Truncated className={styles.source}>{one.title}</Truncated>
              <Button
                size="small"
                kind="quiet"
                aria-label={t('placeOf', { name: one.title, page: String(one.page), line: String(one.line) })}
                onClick={() => onOpen(one)}
              >
                {t('place', { page: String(one.page), line: String(one.line) })}
              </Button>
            </Row>
          </li>
        ))}
      </Column>
    </Column>
  )
}
