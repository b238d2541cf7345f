import { digest } from '@pandora/contract/domains/digest/operations'
import type { digestViews } from '@pandora/contract/domains/digest/rooms'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import styles from '../Digest.module.css'
import { digestTexts } from '../texts.ts'
import { weekAsked } from '../week.ts'

const topics = ['documents', 'analysis'] as const

/** The last weeks with how many news each holds, and their sum; one is chosen for the report. */
export default function WeeksView({ parameters: { date }, setParameters }: ViewProps<typeof digestViews.weeks>) {
  const t = useTexts(digestTexts)
  const missing = useMissing()
  useReread(digest.weeklyReport, topics)
  const query = useOperation(digest.weeklyReport, {})
  const chosen = weekAsked(date).week
  return (
    <ViewBody
      answer={query}
      empty={({ weekList }) => (weekList.length > 0 ? undefined : missing(t('noWeeks')))}
      table={({ weekList }) => ({
        name: t('weeks'),
        head: [t('week'), t('newsCount')],
        rows: weekList.map((one) => [one.week, one.newsCount]),
      })}
    >
      {({ weekList, total }) => (
        <>
          <Fill scroll>
            <ul className={styles.weeks} aria-label={t('weeks')}>
              {weekList.map((one, at) => (
                <li key={one.week}>
                  <button
                    type="button"
                    aria-pressed={(chosen ?? weekList[0]?.week) === one.week}
                    onClick={() => setParameters({ date: at === 0 ? null : one.week })}
                  >
                    <span>
                      {t('weekOf', { from: one.week, to: one.lastDay })}
                      {one.ended ? null : (
                        <Text size="small" tone="quiet">
                          {' '}
                          {t('running')}
                        </Text>
                      )}
                    </span>
                    <Text strong>{one.newsCount}</Text>
                  </button>
                </li>
              ))}
            </ul>
          </Fill>
          <Row place="between" className={styles.total}>
            <Text tone="plain">{t('total')}</Text>
            <Text strong>{total}</Text>
          </Row>
        </>
      )}
    </ViewBody>
  )
}
