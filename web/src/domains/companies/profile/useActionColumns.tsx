import { useMemo } from 'react'
import type { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import { profileTexts } from './texts.ts'

export type Action = OutputOf<typeof companies.actions>['dataList'][number]
const figures = ['cashPerShare', 'sharesPerShare', 'rightsPrice'] as const

/**
 * Columns of the table of corporate actions: what was given, and on which basis that is told. On a phone each cell says
 * in a second line what a desk shows beside it.
 */
export function useActionColumns(currency: string): readonly Column<Action>[] {
  const t = useTexts(profileTexts)
  const phone = usePhone()
  return useMemo(() => {
    const counted = ({ taxBasis, basisDate, action }: Action) =>
      [
        action === 'dividend' ? t(`tax_${taxBasis ?? 'unsaid'}`) : null,
        basisDate === null ? t('asHeld') : t('countedOn', { day: basisDate }),
      ]
        .filter((part) => part !== null)
        .join(' · ')
    const basis = (row: Action) => `${t(`dated_${row.datedBy}`)} · ${counted(row)}`
    const title = (key: (typeof figures)[number]) =>
      `${t(key)}${key !== 'sharesPerShare' && currency ? ` ${currency}` : ''}`
    const told = (value: number | null) => (value === null ? '–' : number(value, { digits: 4 }))
    const given = (row: Action) => figures.find((key) => row[key] !== null) ?? 'cashPerShare'
    const day: Column<Action> = {
      key: 'day',
      title: t('actionDay'),
      value: ({ actionDate }) => actionDate,
      width: '106px',
      cell: (row) => (phone ? <TwoLines first={row.actionDate} second={t(`action_${row.action}`)} /> : row.actionDate),
    }
    const kind: Column<Action> = {
      key: 'action',
      title: t('action'),
      value: ({ action }) => t(`action_${action}`),
      width: 'minmax(56px, 0.6fr)',
      wideOnly: true,
    }
    const each = figures.map((key): Column<Action> => ({
      key,
      title: title(key),
      value: (row) => row[key],
      cell: (row) => told(row[key]),
      figures: true,
      width: 'minmax(84px, 0.8fr)',
      wideOnly: true,
    }))
    const one: Column<Action> = {
      key: 'given',
      title: t('given'),
      value: (row) => row[given(row)],
      figures: true,
      width: 'minmax(108px, 0.9fr)',
      cell: (row) => (
        <TwoLines
          first={`${told(row[given(row)])}${given(row) === 'sharesPerShare' ? '' : ` ${currency}`}`}
          second={t(given(row))}
        />
      ),
    }
    return [
      day,
      kind,
      ...(phone ? [one] : each),
      {
        key: 'basis',
        title: t('actionBasis'),
        value: basis,
        cell: (row) => (
          <span title={basis(row)}>
            {phone ? <TwoLines first={t(`dated_${row.datedBy}`)} second={counted(row)} /> : basis(row)}
          </span>
        ),
        width: 'minmax(112px, 2fr)',
      },
      {
        key: 'announced',
        title: t('announcedOn'),
        value: ({ announcedOn }) => announcedOn,
        cell: ({ announcedOn }) => announcedOn ?? '–',
        width: '106px',
        wideOnly: true,
      },
      {
        key: 'source',
        title: t('actionSource'),
        bare: true,
        sortable: false,
        value: ({ provenance }) => provenance.source,
        cell: ({ provenance }) => <ProvenanceLink provenance={provenance} bare />,
        width: '40px',
      },
    ]
  }, [t, phone, currency])
}
