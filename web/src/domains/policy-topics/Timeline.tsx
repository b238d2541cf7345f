import type { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts.ts'
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

/** What stands below a month's bar: the year at its January, and the ends where no January is near. */
const tickOf = (month: string, at: number, of: number): string | null =>
  month.endsWith('-01') ? month.slice(0, 4) : (at === 0 || at === of - 1) && !nearJanuary(month) ? month : null
const nearJanuary = (month: string): boolean => ['-10', '-11', '-12', '-02', '-03'].some((end) => month.endsWith(end))

/** Policies by month as bars, none of what is there below a fifth (POLICY-20, POLICY-21); a press shows what is behind. */
export function Timeline({ months, chosen, onChoose }: Props) {
  const t = useTexts(policyTopicsTexts)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth
  }, [months])
  return (
    <section aria-label={t('timeline')} style={{ maxWidth: Math.max(months.length * WIDEST, LEAST) }}>
      <div ref={box} className={styles.course}>
        <div className={styles.months}>
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
        <div className={styles.ticks} aria-hidden="true">
          {months.map(({ month }, at) => (
            <span key={month}>{tickOf(month, at, months.length)}</span>
          ))}
        </div>
      </div>
      <Text as="p" size="tiny" tone="quiet">
        {t('least')}
      </Text>
    </section>
  )
}
