import { research } from '@pandora/contract/domains/research/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { periodName } from './model.ts'
import { reportTexts } from './texts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { researchViews } from '../parameters.ts'

type Row = OutputOf<typeof research.years>['dataList'][number]

/** Years for which there are reports of any kind; a year chosen filters the list of research (COMP-29). */
export default function YearsView({ parameters, setParameters }: ViewProps<typeof researchViews.years>) {
  const t = useTexts(reportTexts)
  const missing = useMissing()
  const { companyId = '', year = null } = parameters
  const query = useOperation(research.years, { companyId })
  const periods = (ends: readonly string[]) =>
    ends
      .toSorted()
      .map((end) => {
        const name = periodName(end)
        return name ? t(name) : end
      })
      .join(' ')
  const count = (value: number) => (value === 0 ? null : value)
  const columns: readonly Column<Row>[] = [
    { key: 'year', title: t('year'), width: '56px', value: (row) => row.year, figures: true },
    {
      key: 'statements',
      title: t('statements'),
      width: 'minmax(122px, 1.6fr)',
      value: ({ statements }) => periods(statements) || null,
    },
    {
      key: 'segments',
      title: t('segments'),
      width: 'minmax(66px, 1fr)',
      value: ({ segments }) => periods(segments) || null,
    },
    { key: 'research', title: t('research'), width: '66px', figures: true, value: (row) => count(row.research) },
    {
      key: 'announcements',
      title: t('announcements'),
      width: '60px',
      figures: true,
      value: (row) => count(row.announcements),
    },
  ]
  return (
    <ViewBody
      answer={query}
      empty={({ dataList }) => (dataList.length ? undefined : missing(t('yearsNone')))}
      table={({ dataList }) => exportTable(`${companyId}-${t('years')}`, columns, dataList)}
    >
      {({ dataList }) => (
        <DataTable
          label={t('years')}
          columns={columns}
          rows={dataList}
          rowKey={(row) => String(row.year)}
          chosen={year}
          onChoose={(row) => setParameters({ page: null, year: String(row.year) === year ? null : String(row.year) })}
        />
      )}
    </ViewBody>
  )
}
