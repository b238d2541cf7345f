import { memo, useMemo } from 'react'
import { quarterKey } from '../../../charts/quarters/quarter.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { FigureButton } from '../../figures/offers/FigureButton.tsx'
import { StandInNote } from '../../figures/offers/StandInNote.tsx'
import { standInsAmong } from '../../figures/offers/standIns.ts'
import { useFigureWords } from '../../figures/offers/useFigureWords.ts'
import styles from './CompareTable.module.css'
import { comparable, comparedFields, lengthsOf, unitOf } from './model.ts'
import type { ComparedField, Comparison } from './model.ts'
import { compareTexts } from './texts.ts'

interface Props {
  data: Comparison
  companyId: string
  chosen: string
  field: ComparedField
  onField: (field: ComparedField) => void
}

/**
 * The nineteen fields, a row each, a column a company, at one quarter; a row is chosen to be drawn, a figure opens its
 * receipt.
 */
export const CompareTable = memo(function CompareTable({ data, companyId, chosen, field, onField }: Props) {
  const t = useTexts(compareTexts)
  const language = useLanguage()
  const { figureName, absenceText } = useFigureWords()
  const { companies, basis } = data
  const row = useMemo(() => data.rows.find((one) => quarterKey(one) === chosen), [data, chosen])
  const name = (one: Comparison['companies'][number]) => named(one.nameZh, one.nameEn, language, one.stockCode)
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            {companies.map((one) => (
              <th key={one.companyId} scope="col" data-own={one.companyId === companyId || undefined}>
                {name(one)}
                <small>
                  {row?.companies[one.key]?.stockCode ?? one.stockCode}
                  {one.currency ? ` · ${one.currency}` : ''}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedFields.map((one) => {
            const together = comparable(data, one)
            const lengths = lengthsOf(
              companies.map((company) => (together ? row?.companies[company.key]?.[one] : null)),
            )
            return (
              <tr key={one} data-chosen={one === field || undefined}>
                <th scope="row">
                  <button type="button" aria-pressed={one === field} onClick={() => onField(one)}>
                    {figureName(one)}
                    {unitOf(one, '') === 'percent' ? ' %' : ''}
                  </button>
                </th>
                {companies.map((company, place) => {
                  const own = row?.companies[company.key]
                  const unit = unitOf(one, company.currency)
                  const reason = own ? absenceText(own.absences[one]) : t('notInQuarter', { quarter: chosen })
                  return (
                    <td key={company.companyId} data-own={company.companyId === companyId || undefined}>
                      <i aria-hidden="true" style={{ width: `${(lengths[place] ?? 0) * 100}%` }} />
                      {own ? (
                        <FigureButton
                          place={{ companyId: company.companyId, figure: one, basis, periodEnd: own.periodEnd }}
                          value={own[one]}
                          unit={unit === 'percent' ? 'times' : unit}
                          company={name(company)}
                          period={chosen}
                          reason={reason}
                          stated={own.stated.includes(one)}
                          standIns={own.standIns[one]}
                        />
                      ) : (
                        <span className={styles.none} title={reason}>
                          –<span className="visually-hidden">{reason}</span>
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('priceDay')}</th>
            {companies.map((one) => (
              <td key={one.companyId}>{row?.companies[one.key]?.priceDate ?? '–'}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <StandInNote among={standInsAmong(row ? Object.values(row.companies) : [])} />
    </div>
  )
})
