import { useState } from 'react'
import { RANK_PAGE, ranking } from '@pandora/contract/domains/ranking/operations'
import { scoreFactors } from '@pandora/contract/domains/ranking/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { number, percent } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import styles from '../Ranking.module.css'
import { rankingTexts } from '../texts.ts'
import { companyColumn, Hidden, industryColumn, nameOf, NewData, useMarks } from './marks.tsx'
import { ScoreReceipt } from './ScoreReceipt.tsx'

type Item = OutputOf<typeof ranking.scoreRank>['dataList'][number]
const NARROW = 960

/** Companies by AI score, each with its receipt; pinned first, hidden left out. */
export default function AiView() {
  const t = useTexts(rankingTexts)
  const missing = useMissing()
  const go = useGo()
  const [receipt, setReceipt] = useState<Item | null>(null)
  const pages = usePages(ranking.scoreRank, {}, RANK_PAGE)
  const about = useOperation(ranking.scoreRank, { page: 0, size: 1 })
  const marks = useMarks<Item>('ai', (one) => one.top === 1)
  const columns = (narrow: boolean): Column<Item>[] => [
    { key: 'rank', title: t('rank'), width: '56px', figures: true, sortable: false, value: (one) => one.rank },
    companyColumn(t),
    ...(narrow ? [] : [industryColumn<Item>(t)]),
    {
      key: 'score',
      title: t('score'),
      width: '84px',
      figures: true,
      sortable: false,
      value: (one) => one.score,
      cell: (one) => (
        <button
          type="button"
          className={styles.score}
          aria-label={t('openReceipt', { name: nameOf(one) })}
          onClick={(event) => {
            event.stopPropagation()
            setReceipt(one)
          }}
        >
          {number(one.score, { digits: 2 })}
        </button>
      ),
    },
    ...(narrow
      ? []
      : [
          ...scoreFactors.map((factor, at): Column<Item> => ({
            key: factor,
            title: t(`factor_${factor}`),
            width: '76px',
            figures: true,
            sortable: false,
            value: (one) => one.points[at] ?? null,
            cell: (one) => number(one.points[at] ?? null, { digits: 2, sign: true }),
          })),
          {
            key: 'coverage',
            title: t('coverage'),
            width: '96px',
            figures: true,
            sortable: false,
            value: (one: Item) => one.coverage,
            cell: (one: Item) => percent(one.coverage * 100, { digits: 0, sign: false }),
          },
        ]),
    marks,
  ]
  return (
    <ViewBody
      answer={answerOf(pages)}
      source={() => (about.data?.day ? t('asOfDay', { day: about.data.day }) : null)}
      empty={(rows) => (rows.length > 0 ? undefined : missing(t('noAi')))}
      table={(rows) => exportTable(t('ai'), columns(false).slice(0, -1), rows)}
      note={() => t('aiNote')}
      controls={
        <>
          <NewData
            list="ai"
            version={about.data?.version}
            onReload={() => {
              pages.refetch()
              void about.refetch()
            }}
          />
          <Hidden list="ai" count={about.data?.hidden ?? 0} />
        </>
      }
    >
      {(rows) => (
        <>
          <SizedTable
            label={t('ai')}
            columns={columns}
            narrowBelow={NARROW}
            rows={rows}
            rowKey={(one) => one.id}
            onEnd={pages.loadMore}
            onChoose={(one) => go(`/index/company/${encodeURIComponent(one.companyId)}`)}
          />
          {receipt ? <ScoreReceipt company={receipt} onClose={() => setReceipt(null)} /> : null}
        </>
      )}
    </ViewBody>
  )
}
