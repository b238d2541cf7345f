import { useState } from 'react'
import { investmentKinds, research } from '@pandora/contract/domains/research/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime, number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { moveByArrows } from '../../../ui/listKeys.ts'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { useAmount } from '../../analysis/offers/useAmount.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { useOpened } from '../../documents/offers/useOpened.ts'
import styles from './Investment.module.css'
import { reportTexts } from './texts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { researchViews } from '../parameters.ts'
import { Empty } from '../../../ui/States.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { writtenIn } from '../../../ui/language/writtenIn.ts'

type Answered = OutputOf<typeof research.investment>
const choices = ['all', ...investmentKinds] as const
/** Three years of quarters: as many as stand without scrolling. */
const CASH_ROWS = 12

/** Amounts told, by year and kind, as bars against the largest. */
function ByYear({ years }: { years: Answered['years'] }) {
  const t = useTexts(reportTexts)
  const largest = Math.max(0, ...years.map(({ sum }) => sum ?? 0))
  if (!years.length) return null
  return (
    <table className={styles.years}>
      <caption>{t('byYear')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('year')}</th>
          <th scope="col">{t('kind')}</th>
          <th scope="col" className={styles.wide}>
            <span className="visually-hidden">{t('amount')}</span>
          </th>
          <th scope="col" className={styles.right}>
            {t('amount')}
          </th>
          <th scope="col" className={styles.right}>
            {t('count')}
          </th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, kind, count, told, sum }) => (
          <tr key={`${year} ${kind}`}>
            <th scope="row">{year}</th>
            <td>{t(`kind_${kind}`)}</td>
            <td className={styles.wide} aria-hidden="true">
              <i style={{ width: `${largest > 0 ? ((sum ?? 0) / largest) * 100 : 0}%` }} />
            </td>
            <td className={styles.right}>
              <Figure value={sum} as="short" unit="CNY" />
            </td>
            <td className={styles.right} title={t('told', { count, told })}>
              {number(count, { digits: 0 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Cash spent on investing by the statements: each item's periods as bars, those of a whole year in full colour. */
function CashFlow({ cashFlow, cashFlowAbsence }: Pick<Answered, 'cashFlow' | 'cashFlowAbsence'>) {
  const t = useTexts(reportTexts)
  const shown = cashFlow.slice(0, CASH_ROWS)
  const largest = Math.max(0, ...shown.map(({ value }) => Math.abs(value)))
  return (
    <section className={styles.cash}>
      <h3>{t('cashFlow')}</h3>
      {shown.length ? (
        [...Map.groupBy(shown, ({ item }) => item)].map(([item, periods]) => (
          <table key={item} className={styles.years}>
            <caption>
              {t(item === 'capital_expenditure' ? 'subject_capital_expenditure' : 'subject_investing_cash_flow')}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('period')}</th>
                <th scope="col" className={styles.wide}>
                  <span className="visually-hidden">{t('amount')}</span>
                </th>
                <th scope="col" className={styles.right}>
                  {t('amount')}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{t('cashSource')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {periods.map(({ periodEnd, months, value, unit, provenance }) => (
                <tr key={`${periodEnd} ${months}`}>
                  <th scope="row">{t('cashFlowMonths', { end: periodEnd, months })}</th>
                  <td className={styles.wide} aria-hidden="true">
                    <i
                      data-part={months < 12 || undefined}
                      style={{ width: `${largest > 0 ? (Math.abs(value) / largest) * 100 : 0}%` }}
                    />
                  </td>
                  <td className={styles.right}>
                    <Figure value={value} as="short" unit={unit} />
                  </td>
                  <td className={styles.right}>
                    <ProvenanceLink provenance={provenance} bare />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))
      ) : (
        <p>– {cashFlowAbsence ? t(`cashFlow_${cashFlowAbsence}`) : ''}</p>
      )}
    </section>
  )
}

/** What a company invests in by its texts, each with its sentence, beside the cash of its statements (COMP-34). */
export default function InvestmentView({ parameters, setParameters }: ViewProps<typeof researchViews.investment>) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const word = useVocabulary()
  const amount = useAmount()
  const [, open] = useOpened()
  const [page, setPage] = useState(0)
  const { companyId = '', invested: kind } = parameters
  const choose = (next: typeof kind) => {
    setPage(0)
    setParameters({ invested: next })
  }
  const query = useOperation(
    research.investment,
    { companyId, page, size: 10, ...(kind === 'all' ? {} : { kinds: [kind] }) },
    { keepPrevious: true },
  )
  return (
    <ViewBody
      answer={query}
      table={({ years }) =>
        years.length
          ? {
              name: t('investment'),
              head: [t('year'), t('kind'), `${t('amount')} CNY`, t('count')],
              rows: years.map((one) => [one.year, t(`kind_${one.kind}`), one.sum, one.count]),
            }
          : undefined
      }
      controls={
        <SegmentedControl
          label={t('kinds')}
          value={kind}
          onChange={choose}
          options={choices.map((value) => ({ value, text: t(`kind_${value}`) }))}
        />
      }
    >
      {({ dataList, total, years, cashFlow, cashFlowAbsence }) => (
        <div>
          <div>
            {total === 0 ? (
              <Empty
                why={t('noInvestment')}
                action={kind === 'all' ? undefined : { text: t('clearFilter'), run: () => choose('all') }}
              />
            ) : (
              <>
                <ul className={styles.items} aria-label={t('investment')} data-list>
                  {dataList.map((item) => (
                    <li key={`${item.eventId} ${item.document.newsId}`}>
                      <button
                        type="button"
                        data-item
                        onKeyDown={moveByArrows}
                        onClick={() => open(item.document.newsId)}
                        title={t('openDocument')}
                      >
                        <span className={styles.head}>
                          <b>{t(`kind_${item.kind}`)}</b>
                          {word('event', item.type) === t(`kind_${item.kind}`) ? null : (
                            <span>{word('event', item.type)}</span>
                          )}
                          <span>{item.happenedDay}</span>
                          {item.modality === 'fact' ? null : <span>{word('modality', item.modality)}</span>}
                          <span className={styles.amount}>{item.amount ? amount(item.amount) : '–'}</span>
                        </span>
                        <q lang={writtenIn(item.sentence.text)}>{item.sentence.text}</q>
                        <Text as="small">
                          {[
                            named(item.document.source, item.document.sourceEn, language),
                            dateTime(item.document.newsTimestamp),
                            item.document.title,
                          ].join(' · ')}
                        </Text>
                      </button>
                      {item.counterparts.length ? (
                        <p>
                          {t('counterparts')}{' '}
                          {item.counterparts.map(({ text, companyId: other }) =>
                            other ? (
                              <ScreenLink key={text} to={`/index/company/${encodeURIComponent(other)}`}>
                                {text}
                              </ScreenLink>
                            ) : (
                              <Text key={text}>{text}</Text>
                            ),
                          )}
                        </p>
                      ) : null}
                    </li>
                  ))}
                </ul>
                <Pager page={page} total={total} onPage={setPage} />
              </>
            )}
          </div>
          <div className={styles.side}>
            <ByYear years={years} />
            <CashFlow cashFlow={cashFlow} cashFlowAbsence={cashFlowAbsence} />
          </div>
        </div>
      )}
    </ViewBody>
  )
}
