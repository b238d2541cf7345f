import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { periodBases, statementKinds } from '@pandora/contract/domains/finance-reports/shapes'
import { useState } from 'react'
import { useReread } from '../../lib/live/useReread.ts'
import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { choiceOf, useStatements, ways } from './choice.ts'
import type { StatementChoice } from './choice.ts'
import { FigurePanel } from './FigurePanel.tsx'
import { statementProfiles } from './shown.ts'
import styles from './Statement.module.css'
import { StatementTable } from './StatementTable.tsx'
import { reportTexts } from './texts.ts'

const ofCompanies = ['companies'] as const

interface Props {
  companyId: string
  name: string
  periods: number
  choice: Partial<StatementChoice>
  onChoice: (patch: Partial<StatementChoice>) => void
}

/** The statements of a company: which one, over which periods, shown how; a figure opens its receipt beside it. */
export function StatementPane({ companyId, name, periods, choice, onChoice }: Props) {
  const t = useTexts(reportTexts)
  const go = useGo()
  const { statement, basis, show, yearly, before } = choiceOf(choice)
  const [months, setMonths] = useState(0)
  const query = useStatements(companyId, choice, periods)
  useReread(financeReports.statements, ofCompanies)
  // An item that a source names may hold blanks; the day is what stands last.
  const cut = (choice.figure ?? '').lastIndexOf(' ')
  const [item, end] = cut < 0 ? ['', ''] : [(choice.figure ?? '').slice(0, cut), (choice.figure ?? '').slice(cut + 1)]
  const flows = statement !== 'balance'
  return (
    <>
      <div className={styles.controls}>
        <SegmentedControl
          label={t('statement')}
          value={statement}
          onChange={(next) => onChoice({ statement: next, figure: '' })}
          options={statementKinds.map((value) => ({ value, text: t(`statement_${value}`) }))}
        />
        {flows ? (
          <SegmentedControl
            label={t('basis')}
            value={basis}
            onChange={(next) => onChoice({ basis: next, figure: '' })}
            options={periodBases.map((value) => ({ value, text: t(`basis_${value}`) }))}
          />
        ) : null}
        <SegmentedControl
          label={t('show')}
          value={show}
          onChange={(next) => onChoice({ show: next })}
          options={ways.map((value) => ({ value, text: t(`show_${value}`) }))}
        />
        <Button size="small" pressed={yearly} onClick={() => onChoice({ yearly: yearly ? '' : 'yes', before: '' })}>
          {t('yearly')}
        </Button>
      </div>
      <Answer query={query} waiting={<Skeleton count={14} />}>
        {(data) =>
          data.rows.length === 0 ? (
            <Empty
              why={t('noStatement', { statement: t(`statement_${statement}`), profiles: statementProfiles })}
              action={{ text: t('toHealth'), run: () => go('/index/health') }}
            />
          ) : (
            <>
              <div className={styles.scroll} tabIndex={-1}>
                <StatementTable
                  name={t('reportTable', { name, statement: t(`statement_${statement}`) })}
                  data={data}
                  shown={show}
                  chosen={choice.figure ?? ''}
                  onOpen={(one, period, over) => {
                    setMonths(over)
                    onChoice({ figure: `${one} ${period}` })
                  }}
                />
              </div>
              <div className={styles.foot}>
                {data.hasMore ? (
                  <Button size="small" onClick={() => onChoice({ before: data.columns.at(-1)?.periodEnd ?? '' })}>
                    {t('earlier')}
                  </Button>
                ) : null}
                {before ? (
                  <Button size="small" onClick={() => onChoice({ before: '' })}>
                    {t('newest')}
                  </Button>
                ) : null}
                <span>
                  {data.sources
                    .map(({ source, file }) => file ?? source)
                    .slice(0, 4)
                    .join(' · ')}
                </span>
              </div>
            </>
          )
        }
      </Answer>
      {item && end ? (
        <FigurePanel
          key={choice.figure}
          companyId={companyId}
          item={item}
          periodEnd={end}
          months={months}
          basis={flows ? basis : 'cumulative'}
          onClose={() => onChoice({ figure: '' })}
        />
      ) : null}
    </>
  )
}
