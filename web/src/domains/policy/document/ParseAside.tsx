import { labelClasses } from '@pandora/contract/domains/policy/names'
import { policy } from '@pandora/contract/domains/policy/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Named } from '../../../ui/kit/Named.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useCorrections } from '../../documents/offers/reading/useCorrections.ts'
import { policyTexts } from '../texts.ts'
import { CorrectLabel } from './CorrectLabel.tsx'
import type { Marked } from './marked.ts'
import { Order } from './Order.tsx'
import styles from './Parse.module.css'

interface Props {
  document: OutputOf<typeof policy.detail>
  chosen: number | null
  lit: string | null
  /** Words whose label can be put right. */
  marked: Marked | null
  onLight: (nodeId: string | null) => void
  onCorrected: () => void
}

/** What is named, in the chosen sentence or in all, type by type; of the sentence what it orders, too. */
export function ParseAside({ document, chosen, lit, marked, onLight, onCorrected }: Props) {
  const t = useTexts(policyTexts)
  const corrections = useCorrections(document.documentId, false)
  const tasks = useOperation(policy.tasks, { documentId: document.documentId }, { enabled: document.tasks > 0 })
  const sentence = chosen === null ? undefined : document.sentences[chosen - 1]
  const within = ({ start, end }: { start: number; end: number }) =>
    sentence !== undefined && start < sentence.end && end > sentence.start
  const named = new Set(
    document.labels.filter((one) => one.field === 'body' && within(one)).map(({ nodeId }) => nodeId),
  )
  const groups = document.entities.flatMap((group) => {
    const entities = sentence ? group.entities.filter(({ nodeId }) => named.has(nodeId)) : group.entities
    return entities.length === 0 ? [] : [{ ...group, entities }]
  })
  const orders = (tasks.data?.dataList ?? []).filter(({ place }) => within(place))
  return (
    <aside className={styles.aside} aria-label={t('entities')}>
      <Column gap={5}>
        <Text strong tone={sentence ? 'accent' : 'loud'}>
          {sentence ? t('sentence', { place: String(chosen) }) : t('entities')}
        </Text>
        {marked ? (
          <CorrectLabel marked={marked} lang={document.language} corrections={corrections} onDone={onCorrected} />
        ) : null}
        {sentence ? null : <Text tone="quiet">{t('chooseSentence')}</Text>}
        {orders.map((order) => (
          <Order key={order.taskId} order={order} />
        ))}
        {sentence && groups.length === 0 ? <Text tone="quiet">{t('noEntities')}</Text> : null}
        {groups.map(({ type, entities }) => (
          <Column key={type} gap={2}>
            <Text tone="quiet" size="small">
              {t(`label_${labelClasses[type]}`)}
            </Text>
            <Row gap={2} wrap>
              {entities.map(({ nodeId, name, nameEn, count }) => (
                <button
                  key={nodeId}
                  type="button"
                  className={styles.name}
                  data-label={labelClasses[type]}
                  aria-pressed={nodeId === lit}
                  onClick={() => onLight(nodeId === lit ? null : nodeId)}
                >
                  <Named zh={name} en={nameEn} /> {number(count, { digits: 0 })}
                </button>
              ))}
            </Row>
          </Column>
        ))}
      </Column>
    </aside>
  )
}
