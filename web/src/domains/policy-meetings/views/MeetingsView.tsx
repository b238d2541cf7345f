import { useMemo } from 'react'
import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import type { policyMeetingViews } from '@pandora/contract/domains/policy-meetings/views'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { PolicyActions } from '../../documents/offers/PolicyActions.tsx'
import styles from '../Meetings.module.css'
import { meetingTexts } from '../texts.ts'
import { meetingAddress, type Meeting } from '../words.ts'

const SIZE = 60
/** Under this width a meeting is two lines. */
const NARROW = 620
const topics = ['documents'] as const

type Say = (key: 'day' | 'name' | 'series' | 'letters') => string

function columnsOf(t: Say, language: string, narrow: boolean): Column<Meeting>[] {
  const series = ({ series: one }: Meeting) => named(one.nameZh, one.nameEn, language)
  const day: Column<Meeting> = { key: 'day', title: t('day'), width: '88px', value: (row) => row.heldOn }
  const title: Column<Meeting> = {
    key: 'title',
    title: t('name'),
    width: 'minmax(160px, 3fr)',
    value: (row) => row.title,
    cell: (row) => (narrow ? <TwoLines first={row.title} second={`${row.heldOn} · ${series(row)}`} /> : row.title),
  }
  if (narrow) return [title]
  return [
    day,
    title,
    { key: 'series', title: t('series'), width: 'minmax(110px, 1fr)', value: series },
    { key: 'letters', title: t('letters'), width: '72px', figures: true, value: (row) => row.letters },
  ]
}

/** Important meetings, the newest first (POLICY-63). */
export default function MeetingsView({ parameters, setParameters }: ViewProps<typeof policyMeetingViews.meetings>) {
  const t = useTexts(meetingTexts)
  const language = useLanguage()
  const go = useGo()
  useReread(policyMeetings.important, topics)
  const { series, search } = parameters
  const pages = usePages(
    policyMeetings.important,
    { ...(series ? { series } : {}), ...(search ? { search } : {}) },
    SIZE,
  )
  const known = useOperation(policyMeetings.series, {})
  const chosen = known.data?.dataList.find(({ key }) => key === series)
  const columns = useMemo(() => (narrow: boolean) => columnsOf(t, language, narrow), [t, language])
  const { items } = pages
  return (
    <ViewBody
      answer={answerOf(pages)}
      context={pages.total === undefined ? null : String(pages.total)}
      empty={() =>
        items.length > 0
          ? undefined
          : series || search
            ? {
                why: t('noMeetingsFound'),
                action: { text: t('clear'), run: () => setParameters({ series: null, search: null }) },
              }
            : { why: t('noMeetings') }
      }
      table={() => exportTable(t('meetings'), columnsOf(t, language, false), items)}
      bar={
        <Row gap={3} wrap className={styles.choosers}>
          <Select
            height="small"
            aria-label={t('series')}
            value={series ?? ''}
            onChange={(event) => setParameters({ series: event.target.value || null })}
          >
            <option value="">{t('allSeries')}</option>
            {(known.data?.dataList ?? []).map((one) => (
              <option key={one.key} value={one.key}>
                {`${named(one.nameZh, one.nameEn, language)} (${one.meetings})`}
              </option>
            ))}
          </Select>
          <SearchField
            label={t('searchMeetings')}
            value={search ?? ''}
            onSearch={(text) => setParameters({ search: text || null })}
          />
          {chosen ? (
            <PolicyActions by="series" value={chosen.key} nameZh={chosen.nameZh} nameEn={chosen.nameEn} />
          ) : null}
        </Row>
      }
    >
      {() => (
        <SizedTable
          label={t('meetings')}
          columns={columns}
          narrowBelow={NARROW}
          rows={items}
          rowKey={({ meetingId }) => meetingId}
          onChoose={({ meetingId }) => go(meetingAddress(meetingId))}
          onEnd={pages.hasMore ? pages.loadMore : undefined}
        />
      )}
    </ViewBody>
  )
}
