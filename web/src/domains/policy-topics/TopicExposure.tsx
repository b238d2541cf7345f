import { useState } from 'react'
import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { ExposureReceipt } from '../policy-meetings/offers/ExposureReceipt.tsx'
import { policyTopicsTexts } from './texts.ts'

const SIZE = 20

/** Whose listed revenue the newest policies of a topic touch; asked for when it is opened. */
export function TopicExposure({ topicId }: { topicId: string }) {
  const t = useTexts(policyTopicsTexts)
  const [open, setOpen] = useState(false)
  return (
    <Column gap={3}>
      <Row>
        <Button size="small" aria-expanded={open} pressed={open} onClick={() => setOpen(!open)}>
          {t('exposure')}
        </Button>
      </Row>
      {open ? <Opened key={topicId} topicId={topicId} /> : null}
    </Column>
  )
}

function Opened({ topicId }: { topicId: string }) {
  const t = useTexts(policyTopicsTexts)
  const query = useOperation(policyTopics.exposure, { topicId, size: SIZE })
  const pages = usePages(policyTopics.exposure, { topicId }, SIZE)
  return (
    <Answer query={query}>
      {(data) => (
        <Column gap={2}>
          <Text size="small" tone="quiet">
            {t('exposureOf', {
              read: data.read,
              policies: data.policies,
              from: data.fromDay ?? '–',
              to: data.newestDay ?? '–',
            })}
          </Text>
          {data.total === 0 ? (
            <Text tone="quiet">{t('noExposure')}</Text>
          ) : (
            <ExposureReceipt data={data} pages={pages} />
          )}
        </Column>
      )}
    </Answer>
  )
}
