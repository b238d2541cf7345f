import { Plus, X } from 'lucide-react'
import { useMemo } from 'react'
import { figures } from '@pandora/contract/domains/figures/operations'
import type { FigureName } from '@pandora/contract/domains/figures/names'
import { chosenQuarter, quarterKey } from '../../../charts/quarters/quarter.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { FigureButton } from '../../figures/offers/FigureButton.tsx'
import { standInNote } from '../../figures/offers/standIns.ts'
import { figureTexts } from '../../figures/offers/texts.ts'
import { useFigureWords } from '../../figures/offers/useFigureWords.ts'
import { Finder } from '../../search/offers/finder/Finder.tsx'
import { Popup } from '../../../ui/Popup.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { COMPARED, withIn, withText } from '../compare/companies.ts'
import { barsUnder, peerFields, peerRows } from './model.ts'
import type { PeerField } from './model.ts'
import styles from './Peers.module.css'
import { overviewTexts } from './texts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { companyViews } from '../parameters.ts'
import { Text } from '../../../ui/kit/Text.tsx'

/** Peers that are suggested besides the company itself. */
const SUGGESTED = 4
const titles = {
  marketCap: 'marketCap',
  revenue: 'revenue',
  revenueGrowthRate: 'growth',
  grossProfitMargin: 'grossMargin',
  netProfitMargin: 'netMargin',
  roe: 'roe',
  peTtm: 'peTtm',
  peg: 'peg',
} as const satisfies Record<PeerField, string>
const unitOf = (field: PeerField, currency: string | null): string =>
  field === 'marketCap' || field === 'revenue'
    ? (currency ?? '')
    : field === 'peTtm' || field === 'peg'
      ? 'times'
      : 'percent'

/**
 * The company among its peers at a quarter, the last four quarters each: those of its class nearest in size, or those
 * chosen.
 */
export default function PeersView({ parameters, setParameters }: ViewProps<typeof companyViews.peers>) {
  const { companyId = '', with: withAsked = '', quarter: asked = '' } = parameters
  const setWith = (next: string) => setParameters({ with: next })
  const t = useTexts(overviewTexts)
  const language = useLanguage()
  const figure = useTexts(figureTexts)
  const { absenceText, standInText } = useFigureWords()
  const own = withIn(withAsked, companyId)
  const suggested = useOperation(figures.competitors, { companyId, size: SUGGESTED }, { enabled: own === null })
  const others = own ?? suggested.data?.dataList.map((one) => one.companyId) ?? []
  const query = useOperation(
    figures.companyVs,
    { companyIds: [companyId, ...others], basis: 'ttm', size: 40 },
    { enabled: own !== null || suggested.data !== undefined || suggested.error !== null, keepPrevious: true },
  )
  const keys = useMemo(() => (query.data?.rows ?? []).map(quarterKey).toReversed(), [query.data])
  const ownKey = query.data?.companies.find((one) => one.companyId === companyId)?.key ?? ''
  const latest = query.data?.rows.find((row) => row.companies[ownKey])
  const chosen = chosenQuarter(keys, asked !== '' ? asked : latest ? quarterKey(latest) : '')
  const rows = query.data ? peerRows(query.data, chosen) : []
  const bars = Object.fromEntries(peerFields.map((field) => [field, barsUnder(rows, field)]))
  const full = 1 + others.length >= COMPARED
  // Values and multiples are by the prices of the quarter's end: the head of the page has those of today.
  const priced = rows.find((row) => row.companyId === companyId)?.figures?.priceDate
  const group =
    suggested.data && own === null ? named(suggested.data.industryZh, suggested.data.industryEn, language) : ''
  return (
    <ViewBody
      answer={query}
      context={chosen ? t('peersBasis', { quarter: chosen.slice(2) }) : null}
      source={() =>
        [
          own !== null ? t('chosenByYou') : group ? t('sameClass', { name: group }) : '',
          priced ? t('pricesOf', { day: priced }) : '',
        ]
          .filter(Boolean)
          .join(' · ') || null
      }
      empty={() => (rows.length ? undefined : { why: t('noPeers') })}
      table={() => ({
        name: `peers-${companyId}-${chosen ?? ''}`,
        head: [t('company'), ...peerFields.map((field) => t(titles[field])), figure('notes')],
        rows: rows.map((row) => [
          named(row.nameZh, row.nameEn, language, row.key),
          ...peerFields.map((field) => row.figures?.[field] ?? null),
          standInNote(
            row.figures?.standIns ?? {},
            (field) => {
              const shown = peerFields.find((one) => one === field)
              return shown ? t(titles[shown]) : null
            },
            (one) => standInText(one) ?? '',
          ),
        ]),
      })}
      controls={
        <>
          {full ? null : (
            <Popup
              label={t('addCompany')}
              width={300}
              className={styles.add}
              face={
                <>
                  <Plus size={13} aria-hidden="true" />
                  {t('addCompany')}
                </>
              }
            >
              {(close) => (
                <Finder
                  label={t('addCompany')}
                  taken={[companyId, ...others]}
                  onChoose={(found) => {
                    close()
                    if (found.kind === 'company') setWith(withText([...others, found.securityId]))
                  }}
                />
              )}
            </Popup>
          )}
          <ScreenLink
            to={`/index/company/${encodeURIComponent(companyId)}/compare${withAsked ? `?with=${encodeURIComponent(withAsked)}` : ''}`}
            className={styles.all}
          >
            {t('compareAll')}
          </ScreenLink>
        </>
      }
    >
      {() => (
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('company')}</th>
                {peerFields.map((field) => (
                  <th key={field} scope="col">
                    {t(titles[field])}
                    {unitOf(field, '') === 'percent' ? ' %' : ''}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => {
                const name = named(row.nameZh, row.nameEn, language, row.key)
                return (
                  <tr key={row.companyId} data-own={row.companyId === companyId || undefined}>
                    <th scope="row">
                      {row.companyId === companyId ? (
                        <Text>{name}</Text>
                      ) : (
                        <ScreenLink to={`/index/company/${encodeURIComponent(row.companyId)}`}>{name}</ScreenLink>
                      )}
                      {own !== null && row.companyId !== companyId ? (
                        <button
                          type="button"
                          className={styles.remove}
                          aria-label={t('remove', { name })}
                          onClick={() => setWith(withText(others.filter((one) => one !== row.companyId)))}
                        >
                          <X size={12} aria-hidden="true" />
                        </button>
                      ) : null}
                    </th>
                    {peerFields.map((field) => {
                      const bar = bars[field]?.[at] ?? null
                      const unit = unitOf(field, row.currency)
                      const reason = row.figures
                        ? absenceText(row.figures.absences[field])
                        : t('notInQuarter', { quarter: chosen ?? '' })
                      return (
                        <td key={field}>
                          {row.figures ? (
                            <FigureButton
                              place={{
                                companyId: row.companyId,
                                figure: field satisfies FigureName,
                                basis: 'ttm',
                                periodEnd: row.figures.periodEnd,
                              }}
                              value={row.figures[field]}
                              unit={unit === 'percent' ? 'times' : unit}
                              company={name}
                              period={chosen ?? ''}
                              reason={reason}
                              stated={row.figures.stated.includes(field)}
                              standIns={row.figures.standIns[field]}
                            />
                          ) : (
                            <span title={reason} className={styles.none}>
                              –<span className="visually-hidden">{reason}</span>
                            </span>
                          )}
                          {bar === null ? null : <i aria-hidden="true" style={{ width: `${bar * 0.7}%` }} />}
                        </td>
                      )
                    })}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </ViewBody>
  )
}
