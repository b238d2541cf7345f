import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { marketOpinionTexts } from '../texts.ts'
import { topicColumns } from './topicColumns.tsx'

const topics = ['documents'] as const
const NARROW = 560

/** Hot topics of a forum on a day: its order, and what was read of each that day. */
export default function TopicsView({
  parameters: { date, platform },
  setParameters,
}: ViewProps<typeof marketOpinionViews.topics>) {
  const t = useTexts(marketOpinionTexts)
  const language = useLanguage()
  const missing = useMissing()
  useReread(marketOpinion.hotTopics, topics)
  const query = useOperation(
    marketOpinion.hotTopics,
    { platform, ...(date ? { day: date } : {}) },
    { keepPrevious: true },
  )
  const { data } = query
  const nameOf = (one: 'xq' | 'df') => {
    const own = data?.platforms.find((other) => other.platform === one)
    return own ? named(own.nameZh, own.nameEn, language) : t(`platform_${one}`)
  }
  const days = [...new Set([...(data?.days ?? []), ...(data?.day ? [data.day] : [])])].toSorted().toReversed()
  return (
    <ViewBody
      answer={query}
      source={({ day }) => day}
      empty={(shown) =>
        shown.dataList.length
          ? undefined
          : missing(
              shown.missing ? t('topicsMissing', { day: shown.day ?? '' }) : t('noTopics'),
              shown.missing && date ? { text: t('days_1'), run: () => setParameters({ date: null }) } : undefined,
            )
      }
      table={({ dataList }) => exportTable(t('topics'), topicColumns(t, false), dataList)}
      note={() => t('topicsNote')}
      controls={
        <>
          {days.length > 0 ? (
            <Select
              height="small"
              aria-label={t('date')}
              value={data?.day ?? ''}
              onChange={({ target }) => setParameters({ date: target.value || null })}
            >
              {days.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          ) : null}
          <SegmentedControl
            label={t('platform')}
            value={platform}
            onChange={(next) => setParameters({ platform: next })}
            options={postPlatforms.map((value) => ({ value, text: nameOf(value) }))}
          />
        </>
      }
    >
      {({ dataList }) => (
        <SizedTable
          label={t('topics')}
          columns={(narrow) => topicColumns(t, narrow)}
          narrowBelow={NARROW}
          rowHeight={46}
          rows={dataList}
          rowKey={(one) => one.topicId}
        />
      )}
    </ViewBody>
  )
}
