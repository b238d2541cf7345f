import { useMemo } from 'react'
import { number } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { ColumnsMenu } from '../../../ui/columns/ColumnsMenu.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { useCompanyColumns } from '../../figures/offers/fields/useCompanyColumns.ts'
import { constituentColumns, coveredFields } from '../constituents.tsx'
import type { Constituent } from '../constituents.tsx'
import { sortIn, sortText } from '../sorts.ts'
import { industryTexts } from '../texts.ts'
import { useConstituents } from '../useConstituents.ts'
import { usePeReason } from './usePeReason.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { industryViews } from '../parameters.ts'
import { useGo } from '../../../lib/address.ts'

const companyOf = (row: Constituent) => row.companyId

/** The companies of an industry with their last prices and figures, sorted by the server over all of them. */
export default function CompaniesView({ parameters, setParameters }: ViewProps<typeof industryViews.constituents>) {
  const { industryId: id = '', sort: sorted = '' } = parameters
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const phone = usePhone()
  const go = useGo()
  const reasonOf = usePeReason()
  const { sort, order } = sortIn(sorted)
  const { detail, rows, error, isFetching, refetch, hasMore, loadMore } = useConstituents(id, sort, order)
  const day = detail?.day ?? null
  const own = useMemo(() => constituentColumns(t, language, phone, reasonOf, day), [t, language, phone, reasonOf, day])
  const columns = useCompanyColumns('industryMembers', { own, covered: coveredFields, rows, companyOf })
  const whole = (value: number) => number(value, { digits: 0 })
  const total = detail?.constituents.total ?? 0
  return (
    <ViewBody
      answer={{ data: detail, error, isFetching, refetch }}
      source={() =>
        [day ? t('closeOn', { date: day }) : '', t('shown', { shown: whole(rows.length), total: whole(total) })]
          .filter(Boolean)
          .join(' · ')
      }
      empty={() => (total ? undefined : { why: t('noConstituents') })}
      table={() => exportTable(`${t('constituents')} ${id}`, columns.shown, rows)}
      controls={<ColumnsMenu menu={columns.menu} bare />}
    >
      {() => (
        <DataTable
          label={t('constituents')}
          columns={columns.shown}
          arranging={columns.arranging}
          rowHeight={columns.rowHeight}
          rows={rows}
          rowKey={({ companyId }) => companyId}
          onEnd={hasMore ? loadMore : undefined}
          sort={{ column: sort, order }}
          onSort={(next) => setParameters({ sort: sortText(next) })}
          onChoose={({ companyId }) => go(`/index/company/${encodeURIComponent(companyId)}`)}
        />
      )}
    </ViewBody>
  )
}
