import { useContext, useState } from 'react'
import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { policyStudies } from '@pandora/contract/domains/policy-meetings/study-operations'
import type { policyMeetingViews } from '@pandora/contract/domains/policy-meetings/views'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { percent } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { ByField } from '../parts/ByField.tsx'
import { ChangeList } from '../parts/ChangeList.tsx'
import { Sides } from '../parts/Sides.tsx'
import styles from '../Meetings.module.css'
import { meetingTexts } from '../texts.ts'
import { isChange, isMove, phraseAddress, wordingOf } from '../words.ts'

const modes = ['changes', 'text', 'fields'] as const
const counted = ['added', 'stronger', 'weaker', 'reworded', 'removed'] as const
const topics = ['documents', 'analysis'] as const

/** A phrase that was marked with the pointer, of a length that can be followed. */
function markedPhrase(): string | null {
  const words = window.getSelection()?.toString().trim() ?? ''
  return words.length >= 2 && words.length <= 40 && !words.includes('\n') ? words : null
}

/** A meeting held against an earlier one (POLICY-66), in three views. */
export default function ChangesView({ parameters, setParameters }: ViewProps<typeof policyMeetingViews.changes>) {
  const t = useTexts(meetingTexts)
  const language = useLanguage()
  const go = useGo()
  const { given } = useContext(PlaceContext)
  const [marked, mark] = useState<string | null>(null)
  useReread(policyMeetings.difference, topics)
  // Without a meeting the newest stands that has one before it.
  const series = useOperation(policyMeetings.series, {}, { enabled: !parameters.meeting })
  const { date } = parameters
  const byDay = useOperation(
    policyMeetings.important,
    { ...(date === undefined ? {} : { until: date }), size: 1 },
    { enabled: !parameters.meeting && date !== undefined, keepPrevious: true },
  )
  const latest = series.data?.dataList.find((one) => one.meetings > 1)?.latestId
  const newest = date === undefined ? latest : byDay.data?.dataList[0]?.meetingId
  const meetingId = parameters.meeting ?? newest
  const asked = {
    meetingId: meetingId ?? '–',
    ...(parameters.meeting && parameters.previous ? { previousId: parameters.previous } : {}),
  }
  const query = useOperation(policyMeetings.difference, asked, { enabled: meetingId !== undefined, keepPrevious: true })
  const touches = useOperation(policyStudies.rowExposures, asked, { enabled: query.data !== undefined })
  const touchOf = new Map((touches.data?.dataList ?? []).map((one) => [one.row, one]))
  const none = !parameters.meeting && (date === undefined ? series : byDay).data !== undefined && newest === undefined
  const answer = none ? { ...query, data: null } : series.error ? { ...query, error: series.error } : query
  const chosen = parameters.row === undefined ? null : Number(parameters.row)
  const choose = (row: number) => setParameters({ row: row === chosen ? null : String(row) })
  return (
    <ViewBody
      answer={answer}
      also={parameters.meeting ? [touches] : [series, touches]}
      context={query.data ? query.data.meeting.heldOn : null}
      source={(data) => (data ? t('against', { day: data.previous.heldOn }) : null)}
      empty={(data) => (data ? undefined : { why: t('noMeetingChosen') })}
      table={(data) =>
        data
          ? {
              name: t('changes'),
              head: [t('before'), t('changes'), t('after'), t('field'), t('words'), t('touched')],
              rows: data.dataList.map((row) => [
                wordingOf(row, 'before'),
                t(`change_${row.change}`),
                wordingOf(row, 'after'),
                row.fields.map((field) => t(`field_${field}`)).join(' · '),
                row.words.join(' · '),
                touchOf.get(row.row)?.revenue ?? null,
              ]),
            }
          : undefined
      }
      note={(data) =>
        data
          ? [
              t('alignedNote', {
                aligned: percent(data.aligned === null ? null : data.aligned * 100, { digits: 0, sign: false }),
                similarity: data.similarity === null ? '–' : data.similarity.toFixed(2),
              }),
              ...(data.complete ? [] : [t('incomplete')]),
            ].join(' ')
          : null
      }
      bar={
        <Row gap={4} wrap className={styles.choosers}>
          <SegmentedControl
            label={t('mode')}
            value={parameters.mode}
            options={modes.map((value) => ({ value, text: t(`mode_${value}`) }))}
            onChange={(mode) => setParameters({ mode })}
          />
          {query.data && !given.has('meeting') ? (
            <Button
              kind="quiet"
              size="small"
              onClick={() => setParameters({ meeting: query.data?.meeting.meetingId ?? null })}
            >
              {`${named(query.data.meeting.series.nameZh, query.data.meeting.series.nameEn, language)} · ${query.data.meeting.heldOn}`}
            </Button>
          ) : null}
          {query.data
            ? counted.map((change) => (
                <Text key={change} size="small" tone="quiet" whole>
                  {t(`change_${change}`)} <Text tone="loud">{query.data?.counts[change]}</Text>
                </Text>
              ))
            : null}
          {marked && query.data ? (
            <Button size="small" onClick={() => go(phraseAddress(query.data?.meeting.series.key ?? '', marked))}>
              {t('track', { phrase: marked })}
            </Button>
          ) : null}
        </Row>
      }
    >
      {(data) => {
        if (!data) return null
        const shared = { touchOf, chosen, onChoose: choose }
        const rows = data.dataList.filter((row) => isChange(row) || isMove(row))
        return (
          <div className={styles.changes} onPointerUp={() => mark(markedPhrase())}>
            {parameters.mode === 'text' ? <Sides data={data} /> : null}
            {parameters.mode === 'changes' ? (
              rows.length > 0 ? (
                <ChangeList label={t('changes')} rows={rows} {...shared} />
              ) : (
                <Text as="p" tone="quiet" className={styles.nothing}>
                  {t('noChange')}
                </Text>
              )
            ) : null}
            {parameters.mode === 'fields' ? <ByField rows={data.dataList} {...shared} /> : null}
          </div>
        )
      }}
    </ViewBody>
  )
}
