import type { CSSProperties } from 'react'
import { COMPARED } from '@pandora/contract/domains/financing/market-operations'
import { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { percent, stretch } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Chip, Chips } from '../../../ui/kit/Chips.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { WordSelect } from '../../../ui/Select.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { CurrencyChoice } from '../CurrencyChoice.tsx'
import styles from '../Financing.module.css'
import type { financingScreenViews } from '../parameters.ts'
import { IndustrySelect } from './IndustrySelect.tsx'
import { financingTexts } from '../texts.ts'
import { endsWord, inMonths, intervalInMonths, moneyWord, orgAddress, stageKeys, whole } from '../words.ts'
import { Text } from '../../../ui/kit/Text.tsx'

type Industry = OutputOf<typeof financing.compare>['dataList'][number]
const topics = ['companies', 'financing'] as const
const spans = ['12', '24', '60'] as const
const FIRST = 3

/** Industries side by side (INVEST-13); while none is chosen the three with the most rounds. */
export default function CompareView({ parameters, setParameters }: ViewProps<typeof financingScreenViews.compare>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const missing = useMissing()
  const { currency } = parameters
  const months = spans.find((one) => one === parameters.months) ?? '24'
  const facets = useOperation(financing.facets, {})
  const known = facets.data?.industries ?? []
  const chosen = parameters.industries?.split('|').filter(Boolean) ?? known.slice(0, FIRST).map(({ zh }) => zh)
  useReread(financing.compare, topics)
  const query = useOperation(
    financing.compare,
    { industries: chosen.slice(0, COMPARED), months: Number(months), currency },
    { enabled: chosen.length > 0, keepPrevious: true },
  )
  // Without any industry there is nothing to ask for: what they may be is the answer.
  const answer = chosen.length > 0 ? query : { ...facets, data: facets.data && nothing }
  const set = (next: readonly string[]) => setParameters({ industries: next.join('|') || null })
  const nameOf = (zh: string) => named(zh, known.find((one) => one.zh === zh)?.en, language)
  const rows: { key: string; title: string; of: (one: Industry) => string }[] = [
    {
      key: 'money',
      title: `${t('money')} (${currency})`,
      of: ({ sum }) => moneyWord(sum.total, sum.estimated > 0),
    },
    { key: 'estimated', title: t('estimatedShare'), of: ({ sum }) => moneyWord(sum.estimated, false) },
    { key: 'rounds', title: t('roundCount'), of: ({ sum }) => whole(sum.rounds) },
    { key: 'unknown', title: t('unknownCount'), of: ({ sum }) => whole(sum.unknownRounds + sum.unconvertedRounds) },
    { key: 'companies', title: t('companies'), of: ({ companies }) => whole(companies) },
    {
      key: 'median',
      title: `${t('medianSize')} (${currency})`,
      of: ({ median, medianEstimated }) => (median === null ? '–' : moneyWord(median, medianEstimated)),
    },
    { key: 'growth', title: t('growth'), of: ({ growth }) => percent(growth, { digits: 0 }) },
    {
      key: 'next',
      title: t('nextRound'),
      of: ({ nextRound: { median, low, high, spells } }) =>
        [
          median === null ? t('notReached') : t('inMonths', { months: inMonths(median) }),
          intervalInMonths(low, high) ?? '',
          `n = ${whole(spells)}`,
        ]
          .filter(Boolean)
          .join(' · '),
    },
    {
      key: 'stages',
      title: t('stages'),
      of: ({ stages }) =>
        stages
          .filter(({ rounds }) => rounds > 0)
          .map(({ stage, rounds }) => `${t(stageKeys[stage])} ${whole(rounds)}`)
          .join(' · '),
    },
  ]
  return (
    <ViewBody
      answer={answer}
      source={({ period }) => (period ? stretch(period.from, period.to, ' – ') : null)}
      empty={({ dataList }) => (dataList.length > 0 ? undefined : missing(t('noCompare')))}
      table={({ dataList }) => ({
        name: t('compare'),
        head: [t('measure'), ...dataList.map((one) => named(one.nameZh, one.nameEn, language))],
        rows: rows.map((row) => [row.title, ...dataList.map((one) => row.of(one))]),
      })}
      note={() => endsWord(facets.data, t) ?? ''}
      controls={<CurrencyChoice value={currency} onChoose={(next) => setParameters({ currency: next })} />}
      bar={
        <Row gap={3} wrap>
          <Chips>
            {chosen.map((zh) => (
              <Chip
                key={zh}
                tone="accent"
                remove={{
                  label: t('removeIndustry', { name: nameOf(zh) }),
                  run: () => set(chosen.filter((one) => one !== zh)),
                }}
              >
                {nameOf(zh)}
              </Chip>
            ))}
          </Chips>
          <IndustrySelect
            industries={known.filter(({ zh }) => !chosen.includes(zh))}
            label={t('addIndustry')}
            all={t('addIndustry')}
            value={null}
            disabled={chosen.length >= COMPARED}
            onIndustry={(zh) => set(zh === null ? chosen : [...chosen, zh])}
          />
          <WordSelect
            height="small"
            label={t('monthsOf')}
            words={spans}
            textOf={(one) => t(`months_${one}`)}
            value={months}
            onWord={(one) => setParameters({ months: one })}
          />
        </Row>
      }
    >
      {({ dataList }) => (
        <div className={styles.scroll}>
          <table className={styles.compare} style={{ '--compared': dataList.length } as CSSProperties}>
            <thead>
              <tr>
                <th scope="col">{t('measure')}</th>
                {dataList.map((one) => (
                  <th key={one.nameZh} scope="col">
                    <Text>{named(one.nameZh, one.nameEn, language)}</Text>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">{row.title}</th>
                  {dataList.map((one) => (
                    <td key={one.nameZh}>{row.of(one)}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{t('leadingInvestors')}</th>
                {dataList.map((one) => (
                  <td key={one.nameZh}>
                    <ul className={styles.inCell}>
                      {one.investors.map((org) => (
                        <li key={org.orgId}>
                          <ScreenLink to={orgAddress(org.orgId)}>{named(org.nameZh, org.nameEn, language)}</ScreenLink>{' '}
                          {whole(org.rounds)}
                        </li>
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </ViewBody>
  )
}

const nothing: OutputOf<typeof financing.compare> = { dataList: [], unknown: [], period: null, until: null }
