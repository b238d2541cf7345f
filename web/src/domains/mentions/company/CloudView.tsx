import { useMemo } from 'react'
import { mentions } from '@pandora/contract/domains/mentions/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { WordCloud } from '../../../charts/WordCloud.tsx'
import type { CloudEntry } from '../../../charts/WordCloud.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { technologyTexts } from './texts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { mentionsViews } from '../parameters.ts'

type Word = OutputOf<typeof mentions.wordCloud>['dataList'][number]
const spans = ['30', '180', '365'] as const

/** Words that tell a company's texts from those of the market, as a cloud or as a table of the same data (COMP-38). */
export default function CloudView({ parameters, setParameters }: ViewProps<typeof mentionsViews.cloud>) {
  const t = useTexts(technologyTexts)
  const missing = useMissing()
  const { companyId = '', days, cloudView, word = null } = parameters
  const query = useOperation(mentions.wordCloud, { companyId, days: Number(days) }, { keepPrevious: true })
  const list = query.data?.dataList
  const entries = useMemo(
    (): CloudEntry[] =>
      (list ?? []).map((one, place) => ({
        id: one.word,
        text: one.word,
        weight: one.weight,
        colour: (place % 10) + 1,
        says:
          one.score === null
            ? t('saysPlain', { count: one.count })
            : t('says', { count: one.count, score: number(one.score, { digits: 1 }) }),
      })),
    [list, t],
  )
  const columns: Column<Word>[] = [
    { key: 'word', title: t('word'), width: 'minmax(100px, 2fr)', value: (row) => row.word },
    { key: 'count', title: t('count'), width: '64px', figures: true, value: (row) => row.count },
    {
      key: 'score',
      title: t('score'),
      width: '84px',
      figures: true,
      value: (row) => row.score,
      cell: (row) => <Figure value={row.score} digits={1} />,
    },
    {
      key: 'share',
      title: t('ownShare'),
      width: '84px',
      figures: true,
      value: (row) => row.share,
      cell: (row) => <Figure value={row.share} digits={2} unit="%" />,
    },
    {
      key: 'market',
      title: t('marketShare'),
      width: '92px',
      figures: true,
      value: (row) => row.marketShare,
      cell: (row) => <Figure value={row.marketShare} digits={2} unit="%" />,
    },
  ]
  const choose = (id: string) => setParameters({ word: id === word ? null : id })
  return (
    <ViewBody
      answer={query}
      empty={({ dataList }) => (dataList.length ? undefined : missing(t('noWords')))}
      table={({ dataList }) => exportTable(t('cloud'), columns, dataList)}
      note={({ from, to, background }) => t(background ? 'cloudOf' : 'cloudPlain', { from, to })}
      controls={
        <>
          <SegmentedControl
            label={t('days')}
            value={days}
            onChange={(next) => setParameters({ days: next })}
            options={spans.map((value) => ({ value, text: t(`days_${value}`) }))}
          />
          <SegmentedControl
            label={t('view')}
            value={cloudView}
            onChange={(next) => setParameters({ cloudView: next })}
            options={[
              { value: 'cloud', text: t('cloudView') },
              { value: 'table', text: t('table') },
            ]}
          />
        </>
      }
    >
      {({ dataList }) =>
        cloudView === 'table' ? (
          <DataTable
            label={t('cloud')}
            columns={columns}
            rows={dataList}
            rowKey={(row) => row.word}
            chosen={word}
            onChoose={(row) => choose(row.word)}
          />
        ) : (
          <WordCloud label={t('cloud')} words={entries} chosen={word} onChoose={choose} />
        )
      }
    </ViewBody>
  )
}
