import { topMeasures, topSubjects } from '@pandora/contract/domains/financing/market-operations'
import { financing } from '@pandora/contract/domains/financing/operations'
import type { financingViews } from '@pandora/contract/domains/financing/rooms'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Row } from '../../../ui/kit/Stack.tsx'
import { WordSelect } from '../../../ui/Select.tsx'
import { DataTable, exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { financingTexts } from '../texts.ts'
import { endsWord, moneyWord, orgAddress, sumWords, ventureAddress, whole } from '../words.ts'

type Entry = OutputOf<typeof financing.top>['dataList'][number]
const spans = ['3', '6', '12', '24', '60'] as const
const topics = ['companies', 'financing'] as const

/** Ten companies, investors or industries, ranked by what is chosen and said (INVEST-05). */
export default function TopView({ parameters, setParameters }: ViewProps<typeof financingViews.top>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const go = useGo()
  const missing = useMissing()
  const { of, by, currency } = parameters
  const months = spans.find((one) => one === parameters.months) ?? '12'
  const facets = useOperation(financing.facets, {})
  useReread(financing.top, topics)
  const query = useOperation(financing.top, { of, by, months: Number(months), currency }, { keepPrevious: true })
  const columns: Column<Entry>[] = [
    { key: 'place', title: t('place'), width: '44px', figures: true, value: (row) => row.place },
    {
      key: 'name',
      title: t('name'),
      width: 'minmax(110px, 2fr)',
      value: (row) => named(row.nameZh, row.nameEn, language),
    },
    {
      key: 'amount',
      title: t('amount'),
      unit: currency,
      width: 'minmax(92px, 1fr)',
      figures: true,
      value: (row) => (row.sum.exactRounds + row.sum.rangedRounds > 0 ? row.sum.total : null),
      cell: (row) => (
        <span title={sumWords(row.sum, currency, t)}>
          {row.sum.exactRounds + row.sum.rangedRounds === 0
            ? t('notTold')
            : moneyWord(row.sum.total, row.sum.estimated > 0)}
        </span>
      ),
    },
    {
      key: 'rounds',
      title: t('roundCount'),
      width: '56px',
      figures: true,
      value: (row) => row.rounds,
      cell: (row) => whole(row.rounds),
    },
    {
      key: 'more',
      title: t('more'),
      width: '84px',
      figures: true,
      value: (row) => row.more,
      cell: (row) => (
        <span title={t('moreHint')}>
          {`${number(row.more, { digits: 0, sign: true })}${row.growth === null ? '' : ` (${percent(row.growth, { digits: 0 })})`}`}
        </span>
      ),
    },
  ]
  const open = ({ id }: Entry) => {
    if (of === 'company') go(ventureAddress(id))
    else if (of === 'organisation') go(orgAddress(id))
    else go(`/index/financing?industry=${encodeURIComponent(id)}`)
  }
  return (
    <ViewBody
      answer={query}
      source={({ until }) => (until === null ? null : t('asOf', { day: until }))}
      empty={({ dataList }) => (dataList.length > 0 ? undefined : missing(t('noTop')))}
      table={({ dataList }) => exportTable(t('top'), columns, dataList)}
      note={({ period }) =>
        [
          period ? t(`topNote_${by}`, { from: period.from, to: period.to }) : '',
          of === 'organisation' ? t('jointly') : '',
          endsWord(facets.data, t),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      bar={
        <Row gap={3} wrap>
          <WordSelect
            height="small"
            label={t('topOf')}
            words={topSubjects}
            textOf={(one) => t(`of_${one}`)}
            value={of}
            onWord={(one) => setParameters({ of: one })}
          />
          <WordSelect
            height="small"
            label={t('topBy')}
            words={topMeasures}
            textOf={(one) => t(`by_${one}`)}
            value={by}
            onWord={(one) => setParameters({ by: one })}
          />
          <WordSelect
            height="small"
            label={t('monthsOf')}
            words={spans}
            textOf={(one) => t(`months_${one}`)}
            value={months}
            onWord={(one) => setParameters({ months: one })}
          />
        </Row>
      }
    >
      {({ dataList }) => (
        <DataTable label={t('top')} columns={columns} rows={dataList} rowKey={({ id }) => id} onChoose={open} />
      )}
    </ViewBody>
  )
}
