import { dayOf } from '@pandora/contract/time'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { number, percent, short } from '../../lib/formats.ts'
import { Figure } from '../../ui/Figure.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import styles from './Reports.module.css'
import type { Report } from './store.ts'
import { reportTexts } from './texts.ts'

const warnings: ReadonlySet<string> = new Set(['loss', 'elimination', 'share-over-100', 'restated'])
const rates: ReadonlySet<string> = new Set([
  'main',
  'half',
  'fastest',
  'growing',
  'shrinking',
  'loss',
  'share-over-100',
])

/**
 * A report on a business: what is worth saying, rank among those with the same business, and its figures over the
 * reports with their sources.
 */
export function BusinessReport({ report, name }: { report: Report; name: string }) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const { periods, rank, tags } = report
  const most = Math.max(1, ...periods.map(({ revenue }) => Math.abs(revenue ?? 0)))
  const told = (tag: (typeof tags)[number]) => {
    if (tag.value === null) return ''
    if (rates.has(tag.tag))
      return ` ${percent(tag.value, { digits: 1, sign: tag.tag === 'growing' || tag.tag === 'fastest' })}`
    if (tag.tag === 'margin-above' || tag.tag === 'margin-below')
      return ` ${number(tag.value, { digits: 1, sign: true })}${t('points')}`
    return tag.tag === 'elimination' ? ` ${short(tag.value, language)}` : ''
  }
  return (
    <>
      {tags.length > 0 ? (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag.tag} className={`${styles.tag} ${warnings.has(tag.tag) ? styles.warn : ''}`}>
              {t(`tag_${tag.tag}`)}
              {told(tag)}
            </li>
          ))}
        </ul>
      ) : null}
      {rank && (rank.byRevenue?.of ?? 0) > 1 ? (
        <dl className={styles.figures}>
          <div>
            <dt>{t('rankRevenue')}</dt>
            <dd>{rank.byRevenue ? t('place', { ...rank.byRevenue }) : '–'}</dd>
          </div>
          <div>
            <dt>{t('rankMargin')}</dt>
            <dd>{rank.byMargin ? t('place', { ...rank.byMargin }) : '–'}</dd>
          </div>
          <div>
            <dt>{t('groupShare')}</dt>
            <dd>
              <Figure value={rank.shareOfGroup} as="percent" digits={1} />
            </dd>
          </div>
          <div>
            <dt>{t('medianMargin')}</dt>
            <dd>
              <Figure value={rank.medianMargin} as="percent" digits={1} />
            </dd>
          </div>
          <div>
            <dt>{t('period')}</dt>
            <dd>
              <small>{t('rankAt', { period: rank.periodEnd })}</small>
            </dd>
          </div>
        </dl>
      ) : null}
      <table className={styles.periods} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t('period')}</th>
            <th scope="col">{t('revenue')}</th>
            <th scope="col" aria-hidden="true" />
            <th scope="col">{t('revenueGrowth')}</th>
            {report.business ? <th scope="col">{t('revenueShare')}</th> : null}
            <th scope="col">{t('cost')}</th>
            <th scope="col">{t('grossProfit')}</th>
            <th scope="col">{t('grossMargin')}</th>
            <th scope="col">{t('marginChange')}</th>
            <th scope="col">{t('source')}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map((one) => (
            <tr key={one.periodEnd}>
              <th scope="row">{one.periodEnd}</th>
              <td title={one.first?.knownAt ? dayOf(Date.parse(one.first.knownAt)) : undefined}>
                <Figure
                  value={one.revenue}
                  as="short"
                  unit={` ${one.currency}`}
                  {...(one.notes[0] ? { reason: t(`note_${one.notes[0]}`) } : {})}
                />
                {one.first && one.first.revenue !== one.revenue ? (
                  <small>{t('first', { value: short(one.first.revenue, language) })}</small>
                ) : null}
              </td>
              <td aria-hidden="true">
                <span className={styles.share}>
                  <i
                    data-negative={(one.revenue ?? 0) < 0 ? '' : undefined}
                    style={{ width: `${(Math.abs(one.revenue ?? 0) / most) * 100}%` }}
                  />
                </span>
              </td>
              <td>
                <Figure value={one.revenueGrowth} as="percent" digits={1} change arrow reason={t('noGrowth')} />
              </td>
              {report.business ? (
                <td>
                  <Figure value={one.revenueShare} digits={1} />
                </td>
              ) : null}
              <td>
                <Figure value={one.cost} as="short" />
                {one.first && one.first.cost !== one.cost ? (
                  <small>{t('first', { value: short(one.first.cost, language) })}</small>
                ) : null}
              </td>
              <td>
                <Figure value={one.grossProfit} as="short" />
              </td>
              <td>
                <Figure value={one.grossMargin} digits={1} />
              </td>
              <td>
                <Figure value={one.marginChange} digits={1} change reason={t('noGrowth')} />
              </td>
              <td>
                <ProvenanceLink provenance={one.provenance} bare />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
