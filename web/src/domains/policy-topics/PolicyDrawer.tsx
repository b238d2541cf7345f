import { useMemo, useState } from 'react'
import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Chip, Chips } from '../../ui/kit/Chips.tsx'
import { Named } from '../../ui/kit/Named.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { MarkedText } from '../../ui/marked/MarkedText.tsx'
import { OutLink } from '../../ui/OutLink.tsx'
import { policyTopicsTexts } from './texts.ts'
import { useTopicName } from './useTopicName.ts'

const nothing = () => {}

/** A policy with its topics, the words of its text that tell each of them, and all its labels (POLICY-56). */
export function PolicyDrawer({ documentId, onClose }: { documentId: string; onClose: () => void }) {
  const t = useTexts(policyTopicsTexts)
  const language = useLanguage()
  const nameOf = useTopicName()
  const query = useOperation(policyTopics.detail, { documentId })
  const [asked, setAsked] = useState<string | null>(null)
  const { data } = query
  const topic = asked ?? data?.topics[0]?.topicId ?? null
  const marks = useMemo(
    () =>
      (data?.evidence ?? [])
        .filter((one) => one.field === 'body' && one.topicId === topic)
        .map(({ start, end }) => ({ id: String(start), layer: 'keyword' as const, look: 'keyword', start, end })),
    [data, topic],
  )
  return (
    <Drawer title={data?.title ?? t('policies')} onClose={onClose}>
      <Answer query={query}>
        {(shown) => (
          <Column gap={5}>
            <Row gap={4} wrap>
              <Text size="small" tone="quiet">
                {shown.publishDay} · <Text>{named(shown.source, shown.sourceEn, language)}</Text>
              </Text>
              <OutLink to={shown.url} label={t('original')} otherwise={null}>
                {t('original')}
              </OutLink>
            </Row>
            <Column gap={3}>
              <Text size="small" tone="quiet">
                {t('evidenceHint')}
              </Text>
              <Row gap={3} wrap>
                {shown.topics.map((one) => (
                  <Button
                    key={one.topicId}
                    size="small"
                    pressed={one.topicId === topic}
                    title={one.inTitle ? t('inTitle') : undefined}
                    onClick={() => setAsked(one.topicId)}
                  >
                    {`${nameOf(one)} ${t('share', { share: number(one.share, { digits: 0 }) })}`}
                  </Button>
                ))}
              </Row>
            </Column>
            <MarkedText
              text={shown.content}
              marks={marks}
              label={t('evidence')}
              lang="zh"
              onPoint={nothing}
              onOpen={nothing}
            />
            <Column gap={3}>
              <Text size="small" tone="quiet">
                {t('labels')} · {t('moreLabels', { count: shown.labelTotal })}
              </Text>
              <Chips>
                {shown.labels.map(({ name, nameEn, type, count }) => (
                  <Chip key={name} title={t(type)}>
                    <Named zh={name} en={nameEn} />
                    {count > 1 ? ` ${count}` : null}
                  </Chip>
                ))}
              </Chips>
            </Column>
          </Column>
        )}
      </Answer>
    </Drawer>
  )
}
