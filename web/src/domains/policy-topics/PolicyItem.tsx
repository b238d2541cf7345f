import type { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useTexts } from '../../lib/texts.ts'
import { Chip, Chips } from '../../ui/kit/Chips.tsx'
import { Named } from '../../ui/kit/Named.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './PolicyTopics.module.css'
import { policyTopicsTexts } from './texts.ts'

type Policy = OutputOf<typeof policyTopics.list>['dataList'][number]

/** A passage with what stands out in it. */
export const Passage = ({
  policy: { reportContent: text, highlightStart: start, highlightEnd: end },
}: {
  policy: Pick<Policy, 'reportContent' | 'highlightStart' | 'highlightEnd'>
}) => (
  <>
    {text.slice(0, start)}
    <mark>{text.slice(start, end)}</mark>
    {text.slice(end)}
  </>
)

/** A policy of a list: title, the passage that says it is of the topic, its first ten labels (POLICY-07, POLICY-09). */
export function PolicyItem({ policy, source, onOpen }: { policy: Policy; source: string; onOpen: () => void }) {
  const t = useTexts(policyTopicsTexts)
  const ofTitle = policy.reportContent === policy.title
  return (
    <li>
      <Column gap={2} className={styles.item}>
        <button type="button" className={styles.title} onClick={onOpen} lang="zh">
          <Text tone="loud">{ofTitle ? <Passage policy={policy} /> : policy.title}</Text>
        </button>
        <Row gap={4} wrap>
          <Text size="small" tone="quiet">
            {policy.publishDay} · <Text>{source}</Text>
          </Text>
        </Row>
        {ofTitle ? null : (
          <Text size="small" lang="zh">
            <Passage policy={policy} />
          </Text>
        )}
        <Chips aria-label={t('labels')}>
          {policy.labelList.map(({ name, nameEn, type }) => (
            <Chip key={name} title={t(type)}>
              <Named zh={name} en={nameEn} />
            </Chip>
          ))}
        </Chips>
      </Column>
    </li>
  )
}
