import { useMemo } from 'react'
import { mentions } from '@pandora/contract/domains/mentions/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { WordCloud } from '../../../charts/WordCloud.tsx'
import type { CloudEntry } from '../../../charts/WordCloud.tsx'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { MissingSource } from '../../documents/offers/MissingSource.tsx'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'

type Word = OutputOf<typeof mentions.wordCloud>['dataList'][number]
const spans = ['30', '180', '365'] as const

/** Words that tell a company's texts from those of the market, as a cloud or as a table of the same data (COMP-38). */
export function CloudTile({ companyId, className }: { companyId: string; className?: string | undefined }) {
  const t = useTexts(technologyTexts)
  const [daysText, setDays] = useAddressField('days')
  const [viewText, setView] = useAddressField('cloudView')
  const [word, setWord] = useAddressField('word')
  const days = spans.find((one) => one === daysText) ?? '180'
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
  const choose = (id: string) => setWord(id === word ? '' : id)
  return (
    <Tile
      title={t('cloud')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : query.data ? (entries.length ? 'ok' : 'empty') : undefined}
      onExport={list?.length ? () => exportTable(t('cloud'), columns, list) : undefined}
      controls={
        <>
          <SegmentedControl
            label={t('days')}
            value={days}
            onChange={(next) => setDays(next === '180' ? '' : next)}
            options={spans.map((value) => ({ value, text: t(`days_${value}`) }))}
          />
          <SegmentedControl
            label={t('view')}
            value={viewText === 'table' ? 'table' : 'cloud'}
            onChange={(next) => setView(next === 'table' ? 'table' : '')}
            options={[
              { value: 'cloud', text: t('cloudView') },
              { value: 'table', text: t('table') },
            ]}
          />
        </>
      }
    >
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {({ dataList, from, to, background }) =>
          dataList.length === 0 ? (
            <MissingSource why={t('noWords')} />
          ) : (
            <div className={styles.things}>
              {viewText === 'table' ? (
                <div className={styles.table}>
                  <DataTable
                    label={t('cloud')}
                    columns={columns}
                    rows={dataList}
                    rowKey={(row) => row.word}
                    chosen={word || null}
                    onChoose={(row) => choose(row.word)}
                  />
                </div>
              ) : (
                <WordCloud label={t('cloud')} words={entries} chosen={word || null} onChoose={choose} />
              )}
              <p className={styles.quiet}>{t(background ? 'cloudOf' : 'cloudPlain', { from, to })}</p>
            </div>
          )
        }
      </Answer>
    </Tile>
  )
}
