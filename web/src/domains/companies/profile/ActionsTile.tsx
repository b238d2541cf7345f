import { useMemo, useState } from 'react'
import { companies } from '@pandora/contract/domains/companies/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { profileTexts } from './texts.ts'
import { useActionColumns } from './useActionColumns.tsx'
import type { Action } from './useActionColumns.tsx'
import styles from './ActionsTile.module.css'

const none: readonly Action[] = []
const keyOf = ({ actionDate, action, datedBy, taxBasis, basisDate }: Action) =>
  [actionDate, action, datedBy, taxBasis, basisDate].join(' ')
/** Rows that are seen without scrolling. */
const SEEN = 8

/**
 * Dividends, splits, shares given out and rights: each once, on the basis that its row names; what other files tell of
 * them on another basis is a press away.
 */
export function ActionsTile({ securityId, className }: { securityId: string; className?: string | undefined }) {
  const t = useTexts(profileTexts)
  const phone = usePhone()
  const query = useOperation(companies.actions, { securityId })
  const [every, setEvery] = useState(false)
  const all = query.data?.dataList ?? none
  const rows = useMemo(() => (every ? all : all.filter(({ read }) => read)), [all, every])
  const others = all.length - all.filter(({ read }) => read).length
  const columns = useActionColumns(query.data?.currency ?? '')
  const height = Math.min(rows.length, SEEN) * (phone ? 46 : 28) + 34
  return (
    <Tile
      title={t('actions')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : undefined}
      controls={
        others > 0 ? (
          <Button size="small" pressed={every} onClick={() => setEvery(!every)} title={t('actionsRule')}>
            {t('otherBases', { count: number(others, { digits: 0 }) })}
          </Button>
        ) : undefined
      }
      onExport={rows.length ? () => exportTable(`actions-${securityId}`, columns, rows) : undefined}
    >
      <Answer query={query} waiting={<Skeleton count={5} height={28} />}>
        {({ dataList }) =>
          dataList.length === 0 ? (
            <Empty why={t('noActions')} />
          ) : (
            <>
              <div style={{ height }}>
                <DataTable label={t('actions')} columns={columns} rows={rows} rowKey={keyOf} />
              </div>
              {others > 0 ? <p className={styles.rule}>{t('actionsRule')}</p> : null}
            </>
          )
        }
      </Answer>
    </Tile>
  )
}
