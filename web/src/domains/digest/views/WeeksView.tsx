import { useState } from 'react'
import { digest } from '@pandora/contract/domains/digest/operations'
import type { digestViews } from '@pandora/contract/domains/digest/rooms'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Fill, Pane, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { OutLink } from '../../../ui/OutLink.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import styles from '../Digest.module.css'
import { digestTexts } from '../texts.ts'
import { weekAsked, weeksSince } from '../week.ts'

const topics = ['documents', 'analysis'] as const
/** Weeks that are listed at first, with each further step, and at most. */
const WEEKS = { first: 12, step: 12, most: 52 } as const

/** The last weeks with how many news each holds, and their sum; one is chosen for the report. */
export default function WeeksView({ parameters: { date }, setParameters }: ViewProps<typeof digestViews.weeks>) {
  const t = useTexts(digestTexts)
  const language = useLanguage()
  const missing = useMissing()
  const chosen = weekAsked(date).week
  const [asked, setWeeks] = useState<number>(WEEKS.first)
  // A week that is chosen stands in the list.
  const weeks = Math.min(Math.max(asked, chosen === undefined ? 0 : weeksSince(chosen)), WEEKS.most)
  useReread(digest.weeklyReport, topics)
  const query = useOperation(digest.weeklyReport, { weeks }, { keepPrevious: true })
  const market = useRoot((root) => root.preferences.market)
  const feed =
    market === null
      ? null
      : new URL(`/digest/${encodeURIComponent(market)}.atom?language=${language}`, window.location.origin).href
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
        <Pane>
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
                    <Text strong>{number(one.newsCount, { digits: 0 })}</Text>
                  </button>
                </li>
              ))}
            </ul>
            {weeks < WEEKS.most ? (
              <Row className={styles.total}>
                <Button
                  size="small"
                  busy={query.isFetching && weeks > WEEKS.first}
                  onClick={() => setWeeks(Math.min(weeks + WEEKS.step, WEEKS.most))}
                >
                  {t('earlier')}
                </Button>
              </Row>
            ) : null}
          </Fill>
          <Row wrap place="between" className={styles.total}>
            <Text tone="plain">{t('totalOf', { weeks: weekList.length })}</Text>
            <Text strong>{number(total, { digits: 0 })}</Text>
          </Row>
          <Row className={styles.feed}>
            <OutLink to={feed} title={t('feedSays')}>
              <Text size="small">{t('feed')}</Text>
            </OutLink>
          </Row>
        </Pane>
      )}
    </ViewBody>
  )
}
