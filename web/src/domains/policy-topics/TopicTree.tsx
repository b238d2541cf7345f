import type { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './PolicyTopics.module.css'
import { policyTopicsTexts } from './texts.ts'
import { useTopicName } from './useTopicName.ts'

type Tree = OutputOf<typeof policyTopics.tree>
const whole = (value: number) => number(value, { digits: 0 })

interface Props {
  tree: Tree
  chosen: string | null
  onChoose: (topicId: string | null) => void
}

/** Topics by group with how many policies they have (POLICY-48); on a phone a list of choices. */
export function TopicTree({ tree, chosen, onChoose }: Props) {
  const t = useTexts(policyTopicsTexts)
  const nameOf = useTopicName()
  if (usePhone())
    return (
      <Select
        height="large"
        aria-label={t('tree')}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        <option value="">{t('all')}</option>
        {tree.dataList.map((group) => (
          <optgroup key={group.topicId} label={nameOf(group)}>
            {[group, ...group.dataList].map((one) => (
              <option key={one.topicId} value={one.topicId}>
                {`${nameOf(one)} ${whole(one.count)}`}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    )
  const node = (one: { topicId: string; nameZh: string; nameEn: string; count: number }, strong: boolean) => (
    <button
      key={one.topicId}
      type="button"
      className={styles.node}
      aria-pressed={chosen === one.topicId}
      onClick={() => onChoose(chosen === one.topicId ? null : one.topicId)}
    >
      <Text strong={strong}>{nameOf(one)}</Text>
      <Text tone="quiet">{whole(one.count)}</Text>
    </button>
  )
  return (
    <Column gap={1} as="nav" aria-label={t('tree')}>
      <button type="button" className={styles.node} aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        <Text strong>{t('all')}</Text>
        <Text tone="quiet">{whole(tree.policies)}</Text>
      </button>
      {tree.dataList.flatMap((group) => [node(group, true), ...group.dataList.map((one) => node(one, false))])}
    </Column>
  )
}
