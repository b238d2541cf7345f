import { useContext, useMemo, useState } from 'react'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { financeReportsViews } from '@pandora/contract/domains/finance-reports/rooms'
import { periodBases, statementKinds } from '@pandora/contract/domains/finance-reports/shapes'
import { useGo } from '../../../lib/address.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { choiceOf, useStatements, ways } from '../choice.ts'
import { statementTable } from '../exported.ts'
import { FigurePanel } from '../FigurePanel.tsx'
import own from '../Statement.module.css'
import styles from '../Reports.module.css'
import { statementProfiles } from '../shown.ts'
import { StatementTable } from '../StatementTable.tsx'
import { reportTexts } from '../texts.ts'
import BridgeView from './BridgeView.tsx'
import { useSubject } from './useSubject.tsx'

const ofCompanies = ['companies'] as const
/** Periods side by side: on the window alone, on the company's own page, in a tile. */
const PERIODS = { full: 12, page: 8, tile: 6 }

/** What the figures are from: files by their name, what was not read from one by its source. */
const sourcesIn = ({ sources }: OutputOf<typeof financeReports.statements>, language: string): string[] => [
  ...new Set(sources.map(({ source, sourceEn, file }) => file ?? named(source, sourceEn, language))),
]

/**
 * A company's statements: which one, over which periods, shown how; a figure opens its receipt beside it. Alone on the
 * window with the bridge of its profit below.
 */
export default function ReportView({ parameters, setParameters }: ViewProps<typeof financeReportsViews.report>) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const go = useGo()
  const place = useContext(PlaceContext)
  const { companyId, chooser, none, noCompany } = useSubject(parameters.companyId, (next) =>
    setParameters({ companyId: next, figure: null, before: null }),
  )
  const { statement, basis, show, yearly, before } = choiceOf(parameters)
  const [months, setMonths] = useState(0)
  const periods = PERIODS[place.full ? 'full' : place.given.has('companyId') ? 'page' : 'tile']
  const query = useStatements(companyId, parameters, periods)
  useReread(financeReports.statements, ofCompanies)
  const company = query.data?.company
  const name = named(company?.nameZh, company?.nameEn, language, companyId ?? '')
  const sheet = t('reportTable', { name, statement: t(`statement_${statement}`) })
  const { figure = '' } = parameters
  // An item that a source names may hold blanks; the day is what stands last.
  const cut = figure.lastIndexOf(' ')
  const [item, end] = cut < 0 ? ['', ''] : [figure.slice(0, cut), figure.slice(cut + 1)]
  const flows = statement !== 'balance'
  // The frame's head is the statements'.
  const below = useMemo(() => ({ ...place, say: () => undefined }), [place])
  const statements = (
    <ViewBody
      answer={companyId === undefined ? none : query}
      context={companyId === undefined ? null : name}
      source={(data) => (data ? (sourcesIn(data, language)[0] ?? null) : null)}
      empty={(data) =>
        data === null
          ? noCompany
          : data.rows.length > 0
            ? undefined
            : {
                why: t('noStatement', { statement: t(`statement_${statement}`), profiles: statementProfiles }),
                action: { text: t('toHealth'), run: () => go('/index/health') },
              }
      }
      table={(data) => (data === null ? undefined : statementTable(sheet, data, language, t))}
      bar={
        <>
          {chooser(name)}
          <SegmentedControl
            label={t('statement')}
            value={statement}
            onChange={(next) => setParameters({ statement: next, figure: null })}
            options={statementKinds.map((value) => ({ value, text: t(`statement_${value}`) }))}
          />
          {flows ? (
            <SegmentedControl
              label={t('basis')}
              value={basis}
              onChange={(next) => setParameters({ basis: next, figure: null })}
              options={periodBases.map((value) => ({ value, text: t(`basis_${value}`) }))}
            />
          ) : null}
          <SegmentedControl
            label={t('show')}
            value={show}
            onChange={(next) => setParameters({ show: next })}
            options={ways.map((value) => ({ value, text: t(`show_${value}`) }))}
          />
          <Button
            size="small"
            pressed={yearly}
            onClick={() => setParameters({ yearly: yearly ? null : 'yes', before: null })}
          >
            {t('yearly')}
          </Button>
        </>
      }
    >
      {(data) =>
        data === null || companyId === undefined ? null : (
          <div className={styles.fill}>
            <div className={own.scroll} tabIndex={-1}>
              <StatementTable
                name={sheet}
                data={data}
                shown={show}
                chosen={figure}
                onOpen={(one, period, over) => {
                  setMonths(over)
                  setParameters({ figure: `${one} ${period}` })
                }}
              />
            </div>
            <div className={own.foot}>
              {data.hasMore ? (
                <Button size="small" onClick={() => setParameters({ before: data.columns.at(-1)?.periodEnd ?? null })}>
                  {t('earlier')}
                </Button>
              ) : null}
              {before ? (
                <Button size="small" onClick={() => setParameters({ before: null })}>
                  {t('newest')}
                </Button>
              ) : null}
              <span>{sourcesIn(data, language).slice(0, 4).join(' · ')}</span>
            </div>
            {item && end ? (
              <FigurePanel
                key={figure}
                companyId={companyId}
                item={item}
                periodEnd={end}
                months={months}
                basis={flows ? basis : 'cumulative'}
                onClose={() => setParameters({ figure: null })}
              />
            ) : null}
          </div>
        )
      }
    </ViewBody>
  )
  if (!place.full || companyId === undefined) return statements
  return (
    <div className={styles.halves}>
      {statements}
      <PlaceContext value={below}>
        <BridgeView
          parameters={{ companyId, basis, bridge: parameters.bridge }}
          setParameters={({ bridge }) => setParameters({ bridge: bridge ?? null })}
        />
      </PlaceContext>
    </div>
  )
}
