import { technology } from '@pandora/contract/domains/technology/operations'
import type { technologyViews } from '@pandora/contract/domains/technology/rooms'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
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

type Row = OutputOf<typeof technology.technologies>['dataList'][number]

const SIZE = 30
const NARROW = 420
const topics = ['companies', 'documents'] as const

/** Technologies around a keyword: above, below and beside it, and named in the same texts (HUAKONG-08). */
export default function TechnologiesView({
  parameters,
  setParameters,
}: ViewProps<typeof technologyViews.technologies>) {
  const t = useTexts(technologyTexts)
  const language = useLanguage()
  const missing = useMissing()
  const { keyword } = parameters
  const page = pageIn(parameters.page)
  useReread(technology.technologies, topics)
  const query = useOperation(
    technology.technologies,
    { keyword: keyword ?? '', page, size: SIZE },
    { enabled: keyword !== undefined, keepPrevious: true },
  )
  const look = (next: string) => setParameters({ keyword: next, page: null })
  if (keyword === undefined) return <Start onKeyword={look} />
  const nameOf = (row: Row) => named(row.nameZh, row.nameEn, language, row.id)
  const columns = (narrow: boolean): Column<Row>[] => [
    {
      key: 'name',
      title: t('technology'),
      width: 'minmax(120px, 3fr)',
      value: nameOf,
      cell: (row) => <TwoLines first={nameOf(row)} second={t(`relation_${row.relation}`)} />,
    },
    { key: 'companies', title: t('companies'), width: '80px', figures: true, value: ({ companies }) => companies },
    ...(narrow
      ? []
      : [
          {
            key: 'together',
            title: t('together'),
            width: '112px',
            figures: true,
            value: ({ together }: Row) => together,
          },
        ]),
  ]
  return (
    <ViewBody
      answer={query}
      context={keyword}
      empty={({ total }) => (total === 0 ? missing(t('noTechnologies')) : undefined)}
      note={({ texts }) => t('textsRead', { count: number(texts, { digits: 0 }) })}
      table={({ dataList }) => exportTable(t('technologies'), columns(false), dataList)}
    >
      {({ dataList, total }) => (
        <PagedTable
          label={t('technologies')}
          columns={columns}
          narrowBelow={NARROW}
          rowHeight={46}
          rows={dataList}
          rowKey={({ id }) => id}
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
