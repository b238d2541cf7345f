import { useState } from 'react'
import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import type { policyTopicsViews } from '@pandora/contract/domains/policy-topics/views'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { Configuration } from '../Configuration.tsx'
import { FoundPolicies } from '../FoundPolicies.tsx'
import { PolicyDrawer } from '../PolicyDrawer.tsx'
import styles from '../PolicyTopics.module.css'
import { policyTopicsTexts } from '../texts.ts'
import { TopicPolicies } from '../TopicPolicies.tsx'
import { TopicTree } from '../TopicTree.tsx'
import { useTicked } from '../useTicked.ts'

const topics = ['analysis'] as const

/** Last day of a month, `YYYY-MM`. */
const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)

/** Topics as a tree, and of the chosen one its course and its policies (POLICY-19). */
export default function TopicsView({ parameters, setParameters }: ViewProps<typeof policyTopicsViews.topics>) {
  const t = useTexts(policyTopicsTexts)
  const missing = useMissing()
  const { topic, date, policy } = parameters
  const month = parameters.month ?? date?.slice(0, 7)
  // A month stands as its last day for the tiles that follow.
  const monthOf = (next: string | null) => ({ month: next, date: next === null ? null : lastDayOf(next) })
  const [text, setText] = useState('')
  const [configuring, setConfiguring] = useState(false)
  useReread(policyTopics.tree, topics)
  const query = useOperation(policyTopics.tree, {})
  const { kept, ticked } = useTicked()
  const open = (documentId: string) => setParameters({ policy: documentId })
  return (
    <ViewBody
      answer={query}
      source={({ newestDay }) => (newestDay ? t('asOf', { day: newestDay }) : null)}
      empty={({ policies }) => (policies === 0 ? missing(t('none')) : undefined)}
      bar={
        <Row gap={4} wrap className={styles.bar}>
          <SearchField label={t('search')} value={text} onSearch={setText} />
          <Button disabled={!kept} onClick={() => setConfiguring(true)}>
            {kept?.saved ? t('mineCount', { ticked: kept.ticked, total: kept.total }) : t('mine')}
          </Button>
        </Row>
      }
    >
      {(tree) => (
        <div className={styles.halves}>
          <div className={styles.side}>
            <TopicTree
              tree={tree}
              chosen={topic ?? null}
              onChoose={(topicId) => setParameters({ topic: topicId, ...monthOf(null) })}
            />
          </div>
          <div className={styles.main}>
            {text === '' ? (
              <TopicPolicies
                key={`${topic ?? ''} ${month ?? ''}`}
                topicId={topic ?? null}
                ticked={ticked}
                month={month ?? null}
                onMonth={(next) => setParameters(monthOf(next))}
                onTopic={(topicId) => setParameters({ topic: topicId, ...monthOf(null) })}
                onOpen={open}
              />
            ) : (
              <FoundPolicies
                key={text}
                text={text}
                onTopic={(topicId) => {
                  setText('')
                  setParameters({ topic: topicId, ...monthOf(null) })
                }}
                onOpen={open}
              />
            )}
          </div>
          {policy ? <PolicyDrawer documentId={policy} onClose={() => setParameters({ policy: null })} /> : null}
          {configuring && kept ? <Configuration kept={kept} onClose={() => setConfiguring(false)} /> : null}
        </div>
      )}
    </ViewBody>
  )
}
