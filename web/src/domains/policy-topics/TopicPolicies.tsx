import { useState } from 'react'
import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { PolicyPage } from './PolicyPage.tsx'
import { policyTopicsTexts } from './texts.ts'
import { Timeline } from './Timeline.tsx'
import { TopicExposure } from './TopicExposure.tsx'
import { TopicHead } from './TopicHead.tsx'

interface Props {
  topicId: string | null
  /** Topics that are asked for while none is chosen; none: all. */
  ticked: readonly string[]
  month: string | null
  onMonth: (month: string | null) => void
  onTopic: (topicId: string) => void
  onOpen: (documentId: string) => void
}

/** The course of a topic by month, and its policies or those behind a bar. */
export function TopicPolicies({ topicId, ticked, month, onMonth, onTopic, onOpen }: Props) {
  const t = useTexts(policyTopicsTexts)
  const phone = usePhone()
  const [page, setPage] = useState(0)
  const topicIds = topicId === null ? [...ticked] : [topicId]
  const timeline = useOperation(policyTopics.timeline, { topicIds, months: phone ? 24 : 48 }, { keepPrevious: true })
  const all = useOperation(policyTopics.list, { topicIds, page }, { enabled: month === null, keepPrevious: true })
  const behind = useOperation(
    policyTopics.timelineList,
    { topicIds, month: month ?? '2000-01', page },
    { enabled: month !== null, keepPrevious: true },
  )
  return (
    <Column gap={5}>
      {topicId === null ? null : <TopicHead topicId={topicId} onTopic={onTopic} />}
      {topicId === null ? null : <TopicExposure topicId={topicId} />}
      <Answer query={timeline}>
        {({ dataList }) => <Timeline months={dataList} chosen={month} onChoose={onMonth} />}
      </Answer>
      {month === null ? null : (
        <Row gap={4}>
          <Text strong>{t('inMonth', { month })}</Text>
          <Button size="small" onClick={() => onMonth(null)}>
            {t('allMonths')}
          </Button>
        </Row>
      )}
      <Answer query={month === null ? all : behind}>
        {(found) => <PolicyPage found={found} page={page} onPage={setPage} onOpen={onOpen} />}
      </Answer>
    </Column>
  )
}
