import type { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './PolicyTopics.module.css'
import { policyTopicsTexts } from './texts.ts'

/** Widest bar and least width of the picture, px: few months stand beside each other, not apart. */
const [WIDEST, LEAST] = [58, 320]

interface Props {
  months: OutputOf<typeof policyTopics.timeline>['dataList']
  chosen: string | null
  onChoose: (month: string | null) => void
}

/** Policies by month as bars, none of what is there below a fifth (POLICY-20, POLICY-21); a press shows what is behind. */
export function Timeline({ months, chosen, onChoose }: Props) {
  const t = useTexts(policyTopicsTexts)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth
  }, [months])
  return (
    <section aria-label={t('timeline')} style={{ maxWidth: Math.max(months.length * WIDEST, LEAST) }}>
      <div ref={box} className={styles.months}>
        {months.map(({ month, count, height }) => {
          const says = t('timelineMonth', { month, count })
          return (
            <button
              key={month}
              type="button"
              className={styles.month}
              title={says}
              aria-label={says}
              aria-pressed={month === chosen}
              disabled={count === 0}
              onClick={() => onChoose(month === chosen ? null : month)}
            >
              <i style={{ height: `${height}%` }} />
            </button>
          )
        })}
      </div>
      <Row place="between">
        <Text size="tiny" tone="quiet">
          {months[0]?.month}
        </Text>
        <Text size="tiny" tone="quiet">
          {months.at(-1)?.month}
        </Text>
      </Row>
      <Text as="p" size="tiny" tone="quiet">
        {t('least')}
      </Text>
    </section>
  )
}
