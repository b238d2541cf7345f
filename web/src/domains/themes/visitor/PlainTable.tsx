import { useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { scrollReach } from '../../../ui/scrollReach.ts'
import type { FigureBasis } from '../../../ui/basis/basis.ts'
import { BasisNote } from '../../../ui/basis/BasisNote.tsx'
import { Cap } from '../map/columns.tsx'
import { themeTexts } from '../texts.ts'
import styles from './ThemesPage.module.css'

interface Row {
  id: string
  name: string
  marketCap: number | null
  capBasis: FigureBasis | null
  changeRate: number | null
  changeBasis: FigureBasis | null
  opportunityPoint: number | null
  riskPoint: number | null
}

/** The same data as the map, largest first. */
export function PlainTable({
  label,
  of,
  rows,
  chosen,
  onChoose,
}: {
  label: string
  /** What its rows are. */ of: 'theme' | 'company'
  rows: readonly Row[]
  chosen?: string
  onChoose: (id: string) => void
}) {
  const t = useTexts(themeTexts)
  const sorted = rows.toSorted((one, other) => (other.marketCap ?? 0) - (one.marketCap ?? 0))
  return (
    <div ref={scrollReach} className={styles.tableBox} role="region" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(of)}</th>
            <th scope="col">{t('change')}</th>
            <th scope="col">{t('cap')}</th>
            <th scope="col">{t('opportunity')}</th>
            <th scope="col">{t('risk')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.id} data-chosen={row.id === chosen}>
              <th scope="row">
                <button type="button" onClick={() => onChoose(row.id)}>
                  {row.name}
                </button>
              </th>
              <td>
                <Figure value={row.changeRate} basis={row.changeBasis} as="percent" change reason={t('noQuote')} />
              </td>
              <td>
                <Cap value={row.marketCap} basis={row.capBasis} t={t} />
              </td>
              <td>
                <Figure value={row.opportunityPoint} digits={0} reason={t('pointsNone')} />
              </td>
              <td>
                <Figure value={row.riskPoint} digits={0} reason={t('pointsNone')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <BasisNote among={rows.flatMap(({ capBasis, changeBasis }) => [capBasis, changeBasis])} />
    </div>
  )
}
