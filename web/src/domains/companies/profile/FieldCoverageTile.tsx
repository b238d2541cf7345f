import { companies } from '@pandora/contract/domains/companies/operations'
import { absenceWords } from '@pandora/contract/domains/figures/words'
import { inLanguage } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { statementItems } from '@pandora/contract/domains/finance-reports/statement-items'
import { useMemo } from 'react'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { profileTexts } from './texts.ts'
import styles from './FieldCoverageTile.module.css'

type Field = OutputOf<typeof companies.fieldCoverage>['dataList'][number]
const none: readonly Field[] = []

/**
 * Which fields of the comparison can be worked out of what there is of the company, and which files would bring the
 * others (decisions 7).
 */
export function FieldCoverageTile({ companyId, className }: { companyId: string; className?: string | undefined }) {
  const t = useTexts(profileTexts)
  const language = useLanguage()
  const query = useOperation(companies.fieldCoverage, { companyId })
  const rows = query.data?.dataList ?? none
  const columns = useMemo((): readonly Column<Field>[] => {
    const itemName = (item: string) =>
      item === 'price' || item === 'shares'
        ? t(`item_${item}`)
        : statementItems[item]
          ? inLanguage(statementItems[item], language)
          : item
    const lacking = ({ missing, reason }: Field) =>
      missing.length > 0
        ? missing.map(itemName).join(language === 'en' ? ', ' : '、')
        : reason && inLanguage(absenceWords[reason], language)
    return [
      { key: 'field', title: t('field'), value: ({ field }) => t(`field_${field}`), width: 'minmax(110px, 1fr)' },
      {
        key: 'periods',
        title: t('periods'),
        value: ({ there, periods }) => (there ? periods : null),
        cell: ({ there, periods }) => (there ? number(periods, { digits: 0 }) : '–'),
        figures: true,
        width: '64px',
      },
      {
        key: 'latest',
        title: t('latest'),
        value: ({ latest }) => latest,
        cell: ({ latest }) => latest ?? '–',
        width: '106px',
      },
      {
        key: 'missing',
        title: t('missing'),
        value: lacking,
        cell: (row) => {
          const text = lacking(row)
          return text ? (
            <span className={styles.missing} title={text}>
              {text}
            </span>
          ) : null
        },
        width: 'minmax(120px, 1.4fr)',
      },
      {
        key: 'filledBy',
        title: t('filledBy'),
        value: ({ filledBy }) => filledBy.join(' / ') || null,
        cell: ({ there, filledBy }) => (there ? null : filledBy.join(' / ') || t('noSource')),
        width: 'minmax(140px, 1.6fr)',
        wideOnly: true,
      },
    ]
  }, [t, language])
  return (
    <Tile
      title={t('fields')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : undefined}
      source={query.data?.computing ? t('computing') : undefined}
      context={
        query.data ? t('fieldsThere', { there: rows.filter(({ there }) => there).length, all: rows.length }) : undefined
      }
      onExport={rows.length ? () => exportTable(`fields-${companyId}`, columns, rows) : undefined}
    >
      <Answer query={query} waiting={<Skeleton count={9} height={28} />}>
        {({ dataList }) => (
          <div className={styles.table}>
            <DataTable label={t('fields')} columns={columns} rows={dataList} rowKey={({ field }) => field} />
          </div>
        )}
      </Answer>
    </Tile>
  )
}
