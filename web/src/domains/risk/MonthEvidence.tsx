import type { risk } from '@pandora/contract/domains/risk/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, Chips } from '../../ui/kit/Chips.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Risk.module.css'
import { riskTexts } from './texts.ts'

type Month = OutputOf<typeof risk.countryRelation>['trend'][number]

/** The texts that a month of two countries rests on. */
export function MonthEvidence({ month, onOpen }: { month: Month; onOpen: (newsId: string) => void }) {
  const t = useTexts(riskTexts)
  return (
    <Column as="section" gap={2} className={styles.evidence} aria-label={t('evidence')}>
      <Row gap={4}>
        <Text strong>{month.month}</Text>
        <Text tone="quiet">
          {t('score')} {number(month.score, { digits: 1 })}
        </Text>
        {month.turn ? (
          <Chips>
            <Chip tone="accent">{t('turn')}</Chip>
          </Chips>
        ) : null}
      </Row>
      {month.evidence.length === 0 ? <Text tone="quiet">{t('noEvidence')}</Text> : null}
      {month.evidence.map((one) => (
        <Row key={one.newsId} gap={4} wrap>
          <Text size="small" tone="quiet" whole>
            {one.day}
          </Text>
          <Button size="small" kind="quiet" onClick={() => onOpen(one.newsId)}>
            {one.title}
          </Button>
          {one.mark ? (
            <Chips>
              <Chip tone={one.score < 0 ? 'error' : 'ok'}>{t(`mark_${one.mark}`)}</Chip>
            </Chips>
          ) : null}
        </Row>
      ))}
    </Column>
  )
}
