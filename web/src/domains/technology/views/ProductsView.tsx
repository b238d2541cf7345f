import { technology } from '@pandora/contract/domains/technology/operations'
import type { technologyViews } from '@pandora/contract/domains/technology/rooms'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { PagedTable } from '../../../ui/table/PagedTable.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { Start } from '../Start.tsx'
import { technologyTexts } from '../texts.ts'

type Row = OutputOf<typeof technology.products>['dataList'][number]

const SIZE = 30
const topics = ['companies'] as const

/** Products that a keyword names, with who reports them (HUAKONG-09). */
export default function ProductsView({ parameters, setParameters }: ViewProps<typeof technologyViews.products>) {
  const t = useTexts(technologyTexts)
  const language = useLanguage()
  const missing = useMissing()
  const { keyword } = parameters
  const page = pageIn(parameters.page)
  useReread(technology.products, topics)
  const query = useOperation(
    technology.products,
    { keyword: keyword ?? '', page, size: SIZE },
    { enabled: keyword !== undefined, keepPrevious: true },
  )
  const look = (next: string) => setParameters({ keyword: next, page: null })
  if (keyword === undefined) return <Start onKeyword={look} />
  const nameOf = (row: Row) => named(row.nameZh, row.nameEn, language)
  const reporters = ({ companies, companyTotal }: Row) =>
    companyTotal === 0
      ? t('noReporter')
      : companies
          .map(
            (one) =>
              `${named(one.nameZh, one.nameEn, language, one.companyId)}${one.share === null ? '' : ` ${percent(one.share, { digits: 1, sign: false })}`}`,
          )
          .join(' · ') + (companyTotal > companies.length ? ` +${companyTotal - companies.length}` : '')
  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: t('product'),
      width: 'minmax(120px, 2fr)',
      value: nameOf,
      cell: (row) => <TwoLines first={nameOf(row)} second={t(`standing_${row.standing}`)} />,
    },
    { key: 'reporters', title: t('reporters'), width: 'minmax(140px, 3fr)', value: reporters },
  ]
  return (
    <ViewBody
      answer={query}
      context={keyword}
      source={({ total }) => number(total, { digits: 0 })}
      empty={({ total }) => (total === 0 ? missing(t('noProducts', { keyword })) : undefined)}
      table={({ dataList }) => exportTable(t('products'), columns, dataList)}
    >
      {({ dataList, total }) => (
        <PagedTable
          label={t('products')}
          columns={() => columns}
          narrowBelow={0}
          rowHeight={46}
          rows={dataList}
          rowKey={({ nameZh }) => nameZh}
          onChoose={(row) => look(nameOf(row))}
          page={page}
          total={total}
          size={SIZE}
          onPage={(next) => setParameters({ page: pageText(next) })}
        />
      )}
    </ViewBody>
  )
}
