import { Users } from 'lucide-react'
import { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { Popup } from '../../../ui/Popup.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { CurrencyChoice } from '../CurrencyChoice.tsx'
import type { financingScreenViews } from '../parameters.ts'
import { investorsOf } from '../rounds/roundColumns.tsx'
import { financingTexts } from '../texts.ts'
import { amountReason, amountWord, leftOutWord, moneyWord, orgAddress, whole } from '../words.ts'
import { RoundInvestors } from './RoundInvestors.tsx'
import styles from './Venture.module.css'

const topics = ['companies', 'financing'] as const
type RoundTold = OutputOf<typeof financing.history>['dataList'][number]

/** Rounds up to one whose amounts are in no total, of rounds from the oldest on. */
const uncountedUntil = (rounds: readonly RoundTold[], one: RoundTold): number =>
  rounds.slice(0, rounds.indexOf(one) + 1).filter(({ amount }) => amount.converted === null).length

/** The rounds of a company on a line, oldest at its foot (INVEST-11), with who took part in each (INVEST-10). */
export default function HistoryView({ parameters, setParameters }: ViewProps<typeof financingScreenViews.history>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const missing = useMissing()
  const { venture = '', currency } = parameters
  useReread(financing.history, topics)
  const query = useOperation(financing.history, { ventureId: venture, currency })
  return (
    <ViewBody
      answer={query}
      source={({ dataList }) => t('asOf', { day: dataList.at(-1)?.day ?? '' })}
      empty={({ dataList }) => (dataList.length > 0 ? undefined : missing(t('noHistory')))}
      table={({ dataList }) => ({
        name: t('history'),
        head: [t('day'), t('round'), `${t('amount')} (${currency})`, t('investors'), t('gap'), t('total')],
        rows: dataList.map((one) => [
          one.day,
          named(one.roundZh, one.roundEn, language),
          one.amount.converted?.counted ?? null,
          investorsOf(one, t),
          one.gapDays,
          one.total,
        ]),
      })}
      note={({ sinceLast, stillWithout }) =>
        sinceLast === null || stillWithout === null
          ? null
          : t('sinceLast', { days: whole(sinceLast), share: number(stillWithout, { digits: 0 }) })
      }
      controls={<CurrencyChoice value={currency} onChoose={(next) => setParameters({ currency: next })} />}
    >
      {({ dataList, foundedOn }) => (
        <ol className={styles.line} aria-label={t('history')}>
          {dataList.toReversed().map((one) => (
            <li key={one.roundId} data-exit={one.stage === 'exit' ? '' : undefined}>
              <header>
                <time dateTime={one.day}>{one.day}</time>
                <Text as="b">{named(one.roundZh, one.roundEn, language)}</Text>
                <span className={styles.amount} title={amountReason(one.amount, t)}>
                  {amountWord(one.amount, t)}
                  {one.amount.converted ? ` ${currency}` : ''}
                </span>
                <ProvenanceLink provenance={one.provenance} bare />
              </header>
              <Text as="p" size="small" tone="quiet">
                {[
                  one.amount.text ? t('asTold', { text: one.amount.text }) : '',
                  one.gapDays === null ? '' : `${t('gap')} ${t('daysOf', { days: whole(one.gapDays) })}`,
                  one.total > 0 ? `${t('total')} ${moneyWord(one.total, false)}` : '',
                  one.total > 0 ? leftOutWord(uncountedUntil(dataList, one), t) : '',
                  one.told > 1 ? t('toldBy', { count: whole(one.told) }) : '',
                  ...one.problems.map((problem) => t(`problem_${problem}`)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <ul className={styles.parts}>
                {one.investors.map((org) => (
                  <li key={org.orgId} data-lead={org.lead === true ? '' : undefined}>
                    <ScreenLink to={orgAddress(org.orgId)}>{named(org.nameZh, org.nameEn, language)}</ScreenLink>
                    {org.lead === true ? ` ${t('lead')}` : ''}
                  </li>
                ))}
                {one.investors.length > 0 ? (
                  <li>
                    <Popup
                      label={t('investorsOf', { round: named(one.roundZh, one.roundEn, language), day: one.day })}
                      title={t('whoCame')}
                      width={280}
                      face={<Users size={14} aria-hidden="true" />}
                    >
                      {() => <RoundInvestors roundId={one.roundId} currency={currency} />}
                    </Popup>
                  </li>
                ) : null}
                {one.investors.length === 0 ? <li>{`${t('investors')}: ${t('notTold')}`}</li> : null}
              </ul>
            </li>
          ))}
          {foundedOn ? (
            <li>
              <header>
                <time dateTime={foundedOn}>{foundedOn.slice(0, 7)}</time>
                <b>{t('founded')}</b>
              </header>
            </li>
          ) : null}
        </ol>
      )}
    </ViewBody>
  )
}
