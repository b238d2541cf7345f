import { companies } from '@pandora/contract/domains/companies/operations'
import { absenceWords } from '@pandora/contract/domains/figures/words'
import { inLanguage } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { statementItems } from '@pandora/contract/records/statement-items'
import { useMemo } from 'react'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { profileTexts } from './texts.ts'
import styles from './FieldCoverage.module.css'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { companyViews } from '../parameters.ts'

type Field = OutputOf<typeof companies.fieldCoverage>['dataList'][number]

/**
 * Which fields of the comparison can be worked out of what there is of the company, and which files would bring the
 * others (decisions 7).
 */
export default function FieldCoverageView({ parameters: { companyId = '' } }: ViewProps<typeof companyViews.fields>) {
  const t = useTexts(profileTexts)
  const language = useLanguage()
  const query = useOperation(companies.fieldCoverage, { companyId })
  const all = query.data?.dataList
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
    <ViewBody
      answer={query}
      source={({ computing }) => (computing ? t('computing') : null)}
      context={all ? t('fieldsThere', { there: all.filter(({ there }) => there).length, all: all.length }) : null}
      table={({ dataList }) => exportTable(`fields-${companyId}`, columns, dataList)}
    >
      {({ dataList }) => (
        <div className={styles.table}>
          <DataTable label={t('fields')} columns={columns} rows={dataList} rowKey={({ field }) => field} />
        </div>
      )}
    </ViewBody>
  )
}
