import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, Chips } from '../../../ui/kit/Chips.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { riskTexts } from '../texts.ts'
import { topicAddress, useRiskWords } from '../words.ts'
import type { Entry } from './EntryDialog.tsx'
import styles from '../Risk.module.css'

interface Props {
  entry: Entry
  onChange: () => void
  onSeen: () => void
  onRemove: () => void
}

/** One risk of the register. */
export function EntryCard({ entry, onChange, onSeen, onRemove }: Props) {
  const t = useTexts(riskTexts)
  const { ofTopic } = useRiskWords()
  const name = ofTopic(entry)
  const tone = { watched: 'info', accepted: 'stale', mitigated: 'ok' } as const
  return (
    <Column as="li" gap={3} className={styles.card}>
      <Row gap={4} wrap place="between">
        <Row gap={4} wrap>
          <Text strong>{entry.topicId ? <ScreenLink to={topicAddress(entry.topicId)}>{name}</ScreenLink> : name}</Text>
          <Chips>
            <Chip tone={tone[entry.state]}>{t(`state_${entry.state}`)}</Chip>
            {entry.news > 0 ? <Chip tone="accent">{t('isNew', { count: entry.news })}</Chip> : null}
            {entry.reviewDue ? <Chip tone="error">{t('reviewDue')}</Chip> : null}
          </Chips>
        </Row>
        <Row gap={2} wrap>
          {entry.news > 0 ? (
            <Button size="small" onClick={onSeen}>
              {t('seen')}
            </Button>
          ) : null}
          <Button size="small" onClick={onChange} aria-label={`${t('change')} ${name}`}>
            {t('change')}
          </Button>
          <Button size="small" kind="danger" onClick={onRemove} aria-label={`${t('remove')} ${name}`}>
            {t('remove')}
          </Button>
        </Row>
      </Row>
      {entry.newsTitle ? <Text size="small">{entry.newsTitle}</Text> : null}
      <Text size="small" tone="quiet">
        {[
          entry.owner ? `${t('owner')}: ${entry.owner}` : '',
          entry.reviewOn ? `${t('reviewOn')}: ${entry.reviewOn}` : '',
          entry.note,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Column>
  )
}
