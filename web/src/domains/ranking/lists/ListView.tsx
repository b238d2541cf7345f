import { lazy, Suspense, useContext, useState } from 'react'
import { markedLists } from '@pandora/contract/domains/ranking/shapes'
import type { rankingViews } from '@pandora/contract/domains/ranking/views'
import { useReread } from '../../../lib/live/useReread.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext, type ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Fill } from '../../../ui/kit/Stack.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { useReceipt } from '../../impact/offers/scores/receiptField.ts'
import { rankingTexts } from '../texts.ts'
import { listColumns } from './columns.tsx'
import { FreshButton } from './FreshButton.tsx'
import { operationOf, useList, type Entry } from './useList.ts'
import { useMarks } from './useMarks.ts'

const HiddenDrawer = lazy(() => import('./HiddenDrawer.tsx'))
const ScoreDrawer = lazy(() => import('./ScoreDrawer.tsx'))

const NARROW = 620
const sorts = ['strength', 'opportunity', 'risk'] as const
const topics = ['analysis', 'ranking'] as const

/** Companies by events, AI score or policies: pinned first, hidden left out, each with why it stands there. */
export default function ListView({
  parameters: { companyId, list, sort },
  setParameters,
}: ViewProps<typeof rankingViews.list>) {
  const t = useTexts(rankingTexts)
  const missing = useMissing()
  const eventWord = useVocabulary()
  const { given } = useContext(PlaceContext)
  const [, openReceipt] = useReceipt()
  const [hidden, setHidden] = useState(false)
  const [explained, setExplained] = useState<Entry | null>(null)
  const pages = useList(list, sort)
  const { setPinned, hide } = useMarks(list)
  useReread(operationOf.event, topics)
  const { about } = pages
  const columns = (narrow: boolean) =>
    listColumns(list, t, narrow, {
      setPinned,
      hide,
      explain: (entry) => (entry.list === 'event' ? openReceipt(entry.companyId) : setExplained(entry)),
      eventWord: (type) => eventWord('event', type),
    })
  return (
    <ViewBody
      answer={answerOf(pages)}
      source={() => (about?.day ? t('dayOf', { day: about.day }) : null)}
      empty={(rows) => (rows.length > 0 ? undefined : missing(t(`none_${list}`)))}
      table={(rows) => exportTable(t(`list_${list}`), columns(false), rows)}
      note={() => t(`note_${list}`)}
      controls={
        <>
          {list !== 'event' && about ? <FreshButton list={list} version={about.version} /> : null}
          {about && about.hidden > 0 ? (
            <Button size="small" kind="quiet" onClick={() => setHidden(true)}>
              {t('hiddenCount', { count: about.hidden })}
            </Button>
          ) : null}
          {given.has('list') ? null : (
            <SegmentedControl
              label={t('list')}
              value={list}
              onChange={(next) => setParameters({ list: next })}
              options={markedLists.map((value) => ({ value, text: t(`list_${value}`) }))}
            />
          )}
          {list === 'event' ? (
            <Select
              height="small"
              aria-label={t('sort')}
              value={sort}
              onChange={({ target }) => setParameters({ sort: sorts.find((one) => one === target.value) ?? null })}
            >
              {sorts.map((one) => (
                <option key={one} value={one}>
                  {t(`sort_${one}`)}
                </option>
              ))}
            </Select>
          ) : null}
        </>
      }
    >
      {(rows) => (
        <>
          <Fill>
            <SizedTable
              label={t(`list_${list}`)}
              columns={columns}
              narrowBelow={NARROW}
              rows={rows}
              rowKey={(one) => one.companyId}
              chosen={companyId}
              onChoose={(one) => setParameters({ companyId: one.companyId })}
              onEnd={pages.hasMore ? pages.loadMore : undefined}
            />
          </Fill>
          <span className="visually-hidden" role="status">
            {t('shownOf', { shown: number(rows.length, { digits: 0 }), total: number(pages.total, { digits: 0 }) })}
          </span>
          <Suspense>
            {hidden ? <HiddenDrawer list={list} onClose={() => setHidden(false)} /> : null}
            {explained ? <ScoreDrawer companyId={explained.companyId} onClose={() => setExplained(null)} /> : null}
          </Suspense>
        </>
      )}
    </ViewBody>
  )
}
