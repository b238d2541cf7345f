import { companies } from '@pandora/contract/domains/companies/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useRoot } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { yearLabelled } from '../coverageYears.ts'
import { companyTexts } from '../texts.ts'
import type { Coverage } from '../types.ts'
import styles from './Coverage.module.css'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { companyViews } from '../parameters.ts'

const states = ['full', 'part', 'none', 'not-applicable'] as const

/** What there is and what is missing, by kind and year, and which file would fill it (decisions 7). */
export default function CoverageView({ parameters: { companyId = '' } }: ViewProps<typeof companyViews.coverage>) {
  const t = useTexts(companyTexts)
  const query = useOperation(companies.coverage, { companyId })
  return (
    <ViewBody
      answer={query}
      table={({ years, rows }) => ({
        name: t('coverage'),
        head: [t('kind'), ...years.map(String), t('latestOrFill')],
        rows: rows.map(({ kind, cells, latest }) => [
          t(`rows_${kind}`),
          ...cells.map(({ state, count }) => (count > 0 ? count : t(`state_${state}`))),
          latest?.slice(0, 10) ?? null,
        ]),
      })}
      controls={
        <ul className={styles.legend}>
          {states.map((state) => (
            <li key={state}>
              <i className={styles[state]} aria-hidden="true" />
              {t(`state_${state}`)}
            </li>
          ))}
        </ul>
      }
    >
      {(data) => <Matrix data={data} />}
    </ViewBody>
  )
}

/** On a phone the last years alone: the whole stands on the profile of a wider screen. */
const PHONE_YEARS = 10

function Matrix({ data }: { data: Coverage }) {
  const t = useTexts(companyTexts)
  const phone = usePhone()
  const years = phone ? data.years.slice(-PHONE_YEARS) : data.years
  const rows = phone ? data.rows.map((row) => ({ ...row, cells: row.cells.slice(-PHONE_YEARS) })) : data.rows
  return (
    <div className={styles.scroller}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col" className={styles.kind}>
              <span className="visually-hidden">{t('kind')}</span>
            </th>
            {years.map((year, index) => (
              <th key={year} scope="col" className={styles.year}>
                <span
                  className={yearLabelled(index, years.length, phone ? 3 : undefined) ? undefined : 'visually-hidden'}
                >
                  {year}
                </span>
              </th>
            ))}
            <th scope="col" className={styles.latest}>
              {t('latestOrFill')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.kind}>
              <th scope="row" className={styles.kind}>
                {t(`rows_${row.kind}`)}
              </th>
              {row.cells.map(({ state, count }, index) => {
                const words = t('cell', {
                  year: years[index] ?? '',
                  state: t(`state_${state}`),
                  count: number(count, { digits: 0 }),
                })
                return (
                  <td key={years[index]} title={`${t(`rows_${row.kind}`)} · ${words}`}>
                    <i className={styles[state]} aria-hidden="true" />
                    <span className="visually-hidden">{words}</span>
                  </td>
                )
              })}
              <td className={styles.latest}>
                <Latest row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Latest({ row: { cells, latest, filledBy } }: { row: Coverage['rows'][number] }) {
  const t = useTexts(companyTexts)
  const phone = usePhone()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const lacks = cells.some(({ state }) => state === 'none' || state === 'part')
  const shown = latest === null ? null : latest.slice(0, 10)
  // No room for both on a phone: the day says more than the cut name of a file.
  if (!lacks || (phone && shown)) return <span>{shown ?? '–'}</span>
  if (!filledBy.length) return <span>{shown ?? t('noFill')}</span>
  const fill = t('fill', { profile: filledBy.join(' / ') })
  return (
    <>
      {shown ? <span>{shown} · </span> : null}
      {admin ? (
        <ScreenLink to="/index/imports" title={fill}>
          {fill}
        </ScreenLink>
      ) : (
        <span className={styles.fill}>{fill}</span>
      )}
    </>
  )
}
