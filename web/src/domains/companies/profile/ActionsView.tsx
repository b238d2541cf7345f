import { useMemo, useState } from 'react'
import { companies } from '@pandora/contract/domains/companies/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Button } from '../../../ui/Button.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { profileTexts } from './texts.ts'
import { useActionColumns } from './useActionColumns.tsx'
import type { Action } from './useActionColumns.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { companyViews } from '../parameters.ts'

const none: readonly Action[] = []
const keyOf = ({ actionDate, action, datedBy, taxBasis, basisDate }: Action) =>
  [actionDate, action, datedBy, taxBasis, basisDate].join(' ')
/** Rows that are seen without scrolling. */
const SEEN = 8

/**
 * Dividends, splits, shares given out and rights: each once, on the basis that its row names; what other files tell of
 * them on another basis is a press away.
 */
export default function ActionsView({ parameters }: ViewProps<typeof companyViews.actions>) {
  const securityId = parameters.companyId ?? ''
  const t = useTexts(profileTexts)
  const phone = usePhone()
  const query = useOperation(companies.actions, { securityId })
  const [every, setEvery] = useState(false)
  const all = query.data?.dataList ?? none
  const rows = useMemo(() => (every ? all : all.filter(({ read }) => read)), [all, every])
  const others = all.length - all.filter(({ read }) => read).length
  const columns = useActionColumns(query.data?.currency ?? '')
  const height = Math.min(rows.length, SEEN) * (phone ? 51 : 28) + (phone ? 54 : 34)
  return (
    <ViewBody
      answer={query}
      empty={({ dataList }) => (dataList.length ? undefined : { why: t('noActions') })}
      table={() => exportTable(`actions-${securityId}`, columns, rows)}
      note={() => (others > 0 ? t('actionsRule') : null)}
      controls={
        others > 0 ? (
          <Button size="small" pressed={every} onClick={() => setEvery(!every)} title={t('actionsRule')}>
            {t('otherBases', { count: number(others, { digits: 0 }) })}
          </Button>
        ) : null
      }
    >
      {() => (
        <div style={{ height }}>
          <DataTable label={t('actions')} columns={columns} rows={rows} rowKey={keyOf} />
        </div>
      )}
    </ViewBody>
  )
}
