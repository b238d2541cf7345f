import { useState } from 'react'
import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { PolicyPage } from './PolicyPage.tsx'
import { policyTopicsTexts } from './texts.ts'
import { useTopicName } from './useTopicName.ts'

interface Props {
  text: string
  onTopic: (topicId: string) => void
  onOpen: (documentId: string) => void
}

/** Topics and policies that a text finds (POLICY-60). */
export function FoundPolicies({ text, onTopic, onOpen }: Props) {
  const t = useTexts(policyTopicsTexts)
  const nameOf = useTopicName()
  const [page, setPage] = useState(0)
  const query = useOperation(policyTopics.searchList, { text, page }, { keepPrevious: true })
  return (
    <Answer query={query}>
      {(found) => (
        <Column gap={4}>
          {found.topics.length > 0 ? (
            <Row gap={3} wrap>
              <Text size="small" tone="quiet">
                {t('found')}
              </Text>
              {found.topics.map((topic) => (
                <Button key={topic.topicId} size="small" onClick={() => onTopic(topic.topicId)}>
                  {`${nameOf(topic)} ${topic.count}`}
                </Button>
              ))}
            </Row>
          ) : null}
          <PolicyPage found={found} page={page} onPage={setPage} onOpen={onOpen} />
        </Column>
      )}
    </Answer>
  )
}
