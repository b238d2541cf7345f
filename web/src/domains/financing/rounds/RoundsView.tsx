import { financing } from '@pandora/contract/domains/financing/operations'
import type { financingViews } from '@pandora/contract/domains/financing/rooms'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { dateTime } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { PagedTable } from '../../../ui/table/PagedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { CurrencyChoice } from '../CurrencyChoice.tsx'
import { financingTexts } from '../texts.ts'
import { amountReason, sumWords, ventureAddress } from '../words.ts'
import { contentOf, filterFields } from './filter.ts'
import { Filters } from './Filters.tsx'
import { roundColumns } from './roundColumns.tsx'

const SIZE = 30
const NARROW = 640
const topics = ['companies', 'financing'] as const

/** Rounds that meet a filter, with the sum of their amounts and how sure it is (INVEST-04). */
export default function RoundsView({ parameters, setParameters }: ViewProps<typeof financingViews.rounds>) {
  const t = useTexts(financingTexts)
  const go = useGo()
  const missing = useMissing()
  const { currency, sort } = parameters
  const page = pageIn(parameters.page)
  const content = contentOf(parameters)
  const since = Date.parse(parameters.since ?? '')
  useReread(financing.list, topics)
  const query = useOperation(financing.list, { ...content, currency, sort, page, size: SIZE }, { keepPrevious: true })
  const clear = {
    text: t('clearFilters'),
    run: () =>
      setParameters({ ...Object.fromEntries(filterFields.map((field) => [field, null])), page: null, since: null }),
  }
  return (
    <ViewBody
      answer={query}
      source={({ until }) => (until === null ? null : t('asOf', { day: until }))}
      empty={({ total }) =>
        total > 0
          ? undefined
          : Object.keys(content).length > 0
            ? missing(t('noneFound'), clear)
            : missing(t('noRounds'))
      }
      table={({ dataList }) =>
        exportTable(
          t('rounds'),
          [
            ...roundColumns(t, currency, false, since),
            { key: 'told', title: t('asTold', { text: '' }), value: (row) => amountReason(row.amount, t) || null },
          ],
          dataList,
        )
      }
      note={({ sum }) =>
        [Number.isFinite(since) ? t('markedSince', { when: dateTime(since) }) : '', sumWords(sum, currency, t)]
          .filter(Boolean)
          .join(' · ')
      }
      controls={
        <>
          <CurrencyChoice value={currency} onChoose={(next) => setParameters({ currency: next })} />
          <SegmentedControl
            label={t('sortOf')}
            value={sort}
            onChange={(next) => setParameters({ sort: next === 'amount' ? next : null, page: null })}
            options={(['day', 'amount'] as const).map((value) => ({ value, text: t(`sort_${value}`) }))}
          />
        </>
      }
      bar={<Filters parameters={parameters} setParameters={setParameters} />}
    >
      {({ dataList, total }) => (
        <PagedTable
          label={t('rounds')}
          columns={(narrow) => roundColumns(t, currency, narrow, since)}
          narrowBelow={NARROW}
          rows={dataList}
          rowKey={({ roundId }) => roundId}
          onChoose={({ ventureId }) => go(ventureAddress(ventureId))}
          page={page}
          total={total}
          size={SIZE}
          onPage={(next) => setParameters({ page: pageText(next) })}
        />
      )}
    </ViewBody>
  )
}
