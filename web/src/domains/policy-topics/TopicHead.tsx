import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip, Chips } from '../../ui/kit/Chips.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Named } from '../../ui/kit/Named.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { useSources } from '../../ui/source/useSources.ts'
import { PolicyActions } from '../documents/offers/PolicyActions.tsx'
import { policyTopicsTexts } from './texts.ts'
import { useTopicName } from './useTopicName.ts'

/** What is said of a topic above its policies: counts, first ten labels, telling words, topics beside it (POLICY-62). */
export function TopicHead({ topicId, onTopic }: { topicId: string; onTopic: (topicId: string) => void }) {
  const t = useTexts(policyTopicsTexts)
  const nameOf = useTopicName()
  const query = useOperation(policyTopics.page, { topicId }, { keepPrevious: true })
  // What all sources begin with stands at the head of the policies below.
  const sources = useSources(query.data?.sources ?? [])
  return (
    <Answer query={query}>
      {(topic) => (
        <Column gap={3}>
          <Row gap={4} wrap align="baseline">
            <Text as="h3" size="lead" tone="loud">
              {nameOf(topic)}
            </Text>
            <Text tone="quiet">
              {number(topic.count, { digits: 0 })} · {t('fresh', { count: topic.fresh })}
            </Text>
            <PolicyActions by="topic" value={topicId} nameZh={topic.nameZh} nameEn={topic.nameEn} />
          </Row>
          <Chips aria-label={t('labels')}>
            {topic.labelList.map(({ name, nameEn, type, count }) => (
              <Chip key={name} title={t(type)}>
                <Named zh={name} en={nameEn} /> {number(count, { digits: 0 })}
              </Chip>
            ))}
          </Chips>
          <Facts
            small
            items={[
              {
                label: t('words'),
                value:
                  topic.words
                    .slice(0, 10)
                    .map(({ word }) => word)
                    .join(' · ') || '–',
              },
              {
                label: t('sources'),
                value:
                  topic.sources
                    .slice(0, 4)
                    .map((one) => `${sources.sourceOf(one)} ${one.count}`)
                    .join(' · ') || '–',
              },
            ]}
          />
          {topic.related.length > 0 ? (
            <Row gap={3} wrap>
              <Text size="small" tone="quiet">
                {t('related')}
              </Text>
              {topic.related.map((one) => (
                <Button key={one.topicId} size="small" onClick={() => onTopic(one.topicId)}>
                  {`${nameOf(one)} ${one.count}`}
                </Button>
              ))}
            </Row>
          ) : null}
        </Column>
      )}
    </Answer>
  )
}
