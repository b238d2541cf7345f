import type { stockReport } from '@pandora/contract/domains/stock-report/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Legend } from '../../ui/kit/Legend.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './StockReport.module.css'
import { stockReportTexts } from './texts.ts'

type Day = OutputOf<typeof stockReport.get>['course'][number]
const [WIDTH, HEIGHT] = [1000, 260]

/** A line through the days that have a value, in a box of 1000 × 260. */
function lineOf(course: readonly Day[], valueOf: (day: Day) => number | null, low: number, span: number): string {
  return course
    .flatMap((day, at) => {
      const value = valueOf(day)
      if (value === null) return []
      const x = (at / Math.max(1, course.length - 1)) * WIDTH
      return [`${x.toFixed(1)},${(HEIGHT - ((value - low) / span) * HEIGHT).toFixed(1)}`]
    })
    .join(' ')
}

/** The last year beside the industry, as a drawing that paper takes: no canvas, no script. */
export function Course({ course }: { course: readonly Day[] }) {
  const t = useTexts(stockReportTexts)
  const [first, last] = [course[0], course.at(-1)]
  if (!first || !last) return <Text tone="quiet">{t('noCourse')}</Text>
  const values = course.flatMap(({ close, industry }) => (industry === null ? [close] : [close, industry]))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = high - low || 1
  return (
    <figure className={styles.course}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <polyline className={styles.industry} points={lineOf(course, (day) => day.industry, low, span)} />
        <polyline className={styles.company} points={lineOf(course, (day) => day.close, low, span)} />
      </svg>
      <figcaption>
        <Legend
          items={[
            {
              key: 'company',
              colour: 'var(--accent)',
              text: `${t('company')} ${number(last.close, { digits: 1 })}`,
            },
            {
              key: 'industry',
              colour: 'var(--text-3)',
              text: `${t('industry')} ${number(last.industry, { digits: 1 })}`,
            },
          ]}
        />
        <Text tone="quiet" size="small">
          {first.day} – {last.day} · {number(low, { digits: 1 })} … {number(high, { digits: 1 })} · {t('courseNote')}
        </Text>
      </figcaption>
    </figure>
  )
}
