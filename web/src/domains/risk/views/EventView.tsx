import { useMemo, useContext } from 'react'
import { risk } from '@pandora/contract/domains/risk/operations'
import type { riskViews } from '@pandora/contract/domains/risk/rooms'
import { usePages } from '../../../lib/api/usePages.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { GroupFilter, groupOf } from '../GroupFilter.tsx'
import { riskTexts } from '../texts.ts'
import { topicColumns } from '../topicColumns.tsx'
import { useNothing } from '../useNothing.ts'
import { useRiskWords } from '../words.ts'

const SIZE = 60
/** Under this width the list keeps topic and heat. */
const NARROW = 720
const topics = ['analysis'] as const

/** Topics of risk, the hottest first. */
export default function EventView({ parameters, setParameters }: ViewProps<typeof riskViews.event>) {
  const t = useTexts(riskTexts)
  const words = useRiskWords()
  const { given } = useContext(PlaceContext)
  const group = groupOf(parameters.group)
  useReread(risk.topics, topics)
  const pages = usePages(risk.topics, group === undefined ? {} : { group }, SIZE)
  const nothing = useNothing(group, () => setParameters({ group: null }))
  const { items } = pages
  const most = items.reduce((value, { topicHeat }) => Math.max(value, topicHeat), 0)
  const newest = items.reduce((day, { lastDay }) => (lastDay > day ? lastDay : day), '')
  const columns = useMemo(() => (narrow: boolean) => topicColumns({ t, words, narrow, most }), [t, words, most])
  return (
    <ViewBody
      answer={answerOf(pages)}
      source={() => (newest ? t('asOf', { day: newest }) : null)}
      empty={() => (items.length === 0 ? nothing() : undefined)}
      table={() => exportTable(t('topics'), columns(false), items)}
      note={() => t('heatNote')}
      controls={
        given.has('group') ? null : <GroupFilter chosen={group} onChoose={(next) => setParameters({ group: next })} />
      }
    >
      {() => (
        <SizedTable
          label={t('topics')}
          columns={columns}
          narrowBelow={NARROW}
          rows={items}
          rowKey={({ topicId }) => topicId}
          chosen={parameters.topic ?? null}
          onChoose={({ topicId }) => setParameters({ topic: topicId })}
          onEnd={pages.hasMore ? pages.loadMore : undefined}
        />
      )}
    </ViewBody>
  )
}
