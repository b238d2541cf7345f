import { useContext, useMemo } from 'react'
import { mentions } from '@pandora/contract/domains/mentions/operations'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf, rowsOf } from '../../../charts/lines.ts'
import type { Line } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { opinionViews } from '../parameters.ts'
import { opinionTexts } from './texts.ts'

const units = ['day', 'week', 'month'] as const

/** How often a company is written about, mentioned and posted on: stories once, or every copy (COMP-40). */
export default function MentionsView({ parameters, setParameters }: ViewProps<typeof opinionViews.mentions>) {
  const t = useTexts(opinionTexts)
  const missing = useMissing()
  const { about } = useContext(PlaceContext)
  const { companyId = '', span: unit } = parameters
  const copies = parameters.copies === 'all'
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
  const none = lines.every(({ points }) => points.every(([, value]) => !value))
  return (
    <ViewBody
      answer={query}
      source={({ firstOn }) => (firstOn ? t('firstOn', { day: firstOn }) : null)}
      empty={() => (none ? missing(t('noMentions')) : undefined)}
      table={() => ({
        name: t('mentions'),
        head: [t('date'), ...lines.map((one) => one.name)],
        rows: rowsOf(lines).map(({ day, values }) => [day, ...values]),
      })}
      note={({ unread }) => (unread > 0 ? t('unread', { count: number(unread, { digits: 0 }) }) : null)}
      controls={
        <>
          <SegmentedControl
            label={t('unit')}
            value={unit}
            onChange={(next) => setParameters({ span: next })}
            options={units.map((value) => ({ value, text: t(`unit_${value}`) }))}
          />
          <SegmentedControl
            label={t('copiesShown')}
            value={parameters.copies}
            onChange={(next) => setParameters({ copies: next })}
            options={[
              { value: 'once', text: t('once') },
              { value: 'all', text: t('onceOff') },
            ]}
          />
        </>
      }
    >
      {() => (
        <LineChart
          name={[about, t('mentions')].filter(Boolean).join(' · ')}
          lines={lines}
          unit={t('pieces')}
          digits={0}
          columns
          field="mentions"
          startRange="6m"
        />
      )}
    </ViewBody>
  )
}
