import { useMemo } from 'react'
import { mentions } from '@pandora/contract/domains/mentions/operations'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf, rowsOf } from '../../../charts/lines.ts'
import type { Line } from '../../../charts/lines.ts'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { MissingSource } from '../../documents/offers/MissingSource.tsx'
import styles from './Opinion.module.css'
import { opinionTexts } from './texts.ts'

const units = ['day', 'week', 'month'] as const

/** How often a company is written about, mentioned and posted on: stories once, or every copy (COMP-40). */
export function MentionsTile({
  companyId,
  name,
  className,
}: {
  companyId: string
  name: string
  className?: string | undefined
}) {
  const t = useTexts(opinionTexts)
  const [unitText, setUnit] = useAddressField('span')
  const [copiesText, setCopies] = useAddressField('copies')
  const unit = units.find((one) => one === unitText) ?? 'week'
  const copies = copiesText === 'all'
  const query = useOperation(mentions.trend, { companyId, unit }, { keepPrevious: true })
  const { data } = query
  const lines = useMemo(
    (): Line[] =>
      data
        ? [
            {
              key: 'about',
              name: t('about'),
              colour: 'series-1',
              points: pointsOf(data.time, copies ? data.aboutRaw : data.about),
            },
            {
              key: 'mentions',
              name: t('mentioned'),
              colour: 'series-2',
              points: pointsOf(data.time, copies ? data.mentionsRaw : data.mentions),
            },
            { key: 'posts', name: t('postsLine'), colour: 'series-7', points: pointsOf(data.time, data.posts) },
          ]
        : [],
    [data, copies, t],
  )
  const none = data !== undefined && lines.every(({ points }) => points.every(([, value]) => !value))
  return (
    <Tile
      title={t('mentions')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : data ? (none ? 'empty' : 'ok') : undefined}
      source={data?.firstOn ? t('firstOn', { day: data.firstOn }) : undefined}
      onExport={
        data && !none
          ? () => ({
              name: t('mentions'),
              head: [t('date'), ...lines.map((one) => one.name)],
              rows: rowsOf(lines).map(({ day, values }) => [day, ...values]),
            })
          : undefined
      }
      controls={
        <>
          <SegmentedControl
            label={t('unit')}
            value={unit}
            onChange={(next) => setUnit(next === 'week' ? '' : next)}
            options={units.map((value) => ({ value, text: t(`unit_${value}`) }))}
          />
          <SegmentedControl
            label={t('copiesShown')}
            value={copies ? 'all' : 'once'}
            onChange={(next) => setCopies(next === 'all' ? 'all' : '')}
            options={[
              { value: 'once', text: t('once') },
              { value: 'all', text: t('onceOff') },
            ]}
          />
        </>
      }
    >
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {({ unread }) =>
          none ? (
            <MissingSource why={t('noMentions')} />
          ) : (
            <div className={styles.chart}>
              <LineChart
                name={`${name} · ${t('mentions')}`}
                lines={lines}
                unit={t('pieces')}
                digits={0}
                columns
                field="mentions"
                startRange="6m"
              />
              {unread > 0 ? (
                <p className={styles.quiet}>{t('unread', { count: number(unread, { digits: 0 }) })}</p>
              ) : null}
            </div>
          )
        }
      </Answer>
    </Tile>
  )
}
