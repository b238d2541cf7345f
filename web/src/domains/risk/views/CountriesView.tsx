import { useState } from 'react'
import { risk } from '@pandora/contract/domains/risk/operations'
import type { riskViews } from '@pandora/contract/domains/risk/rooms'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill, Pane, Row } from '../../../ui/kit/Stack.tsx'
import { Legend } from '../../../ui/kit/Legend.tsx'
import { Select } from '../../../ui/Select.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { Reader } from '../../flash/offers/reader/Reader.tsx'
import { StackChart } from '../charts/StackChart.tsx'
import { MonthEvidence } from '../MonthEvidence.tsx'
import styles from '../Risk.module.css'
import { riskTexts, type RiskSay } from '../texts.ts'

const marks = ['sanctions', 'tariff', 'visit'] as const
type Month = OutputOf<typeof risk.countryRelation>['trend'][number]
const topics = ['analysis', 'series'] as const
const MONTHS = 24
/** Months that are drawn at least, even where nothing is known of the first of them. */
const LEAST_MONTHS = 12
/** Ends of the scale of a relation. */
const ENDS = 10
const figure = (value: number | null) => number(value, { digits: 1 })

/** Monthly course of two countries with the texts behind each month; sanctions, tariffs and visits marked (RISK-07). */
export default function CountriesView({ parameters, setParameters }: ViewProps<typeof riskViews.countries>) {
  const t = useTexts(riskTexts)
  const language = useLanguage()
  const go = useGo()
  const missing = useMissing()
  const [month, setMonth] = useState<string | null>(null)
  const [opened, open] = useState<string | null>(null)
  useReread(risk.countryRelation, topics)
  const { country = 'CN', partner = country === 'US' ? 'CN' : 'US' } = parameters
  const query = useOperation(risk.countryRelation, { country, partner, months: MONTHS }, { keepPrevious: true })
  const known = query.data?.dataList ?? []
  const nameOf = (code: string) => {
    const one = known.find((each) => each.code === code)
    return named(one?.nameZh, one?.nameEn, language, code)
  }
  const shareOf = (code: string) => t('riskShareOf', { country: nameOf(code) })
  const isKnown = ({ score, sourced, worldIndex }: Month) => score !== null || sourced !== null || worldIndex !== null
  const chooser = (label: string, value: string, other: string, set: (code: string) => void) => (
    <Select height="small" aria-label={label} value={value} onChange={(event) => set(event.target.value)}>
      {[...new Set([value, ...known.map(({ code }) => code)])]
        .filter((code) => code !== other)
        .map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
    </Select>
  )
  return (
    <ViewBody
      answer={query}
      source={({ trend }) => {
        const last = trend.findLast(isKnown)
        return last ? t('asOf', { day: last.month }) : null
      }}
      empty={({ trend }) => (trend.some(isKnown) ? undefined : missing(t('noCountries')))}
      table={({ trend }) => ({
        name: t('countries'),
        head: [
          t('month'),
          t('score'),
          t('stories'),
          t('turn'),
          t('evidence'),
          t('sourced'),
          shareOf(country),
          shareOf(partner),
          t('worldIndex'),
        ],
        rows: trend.map((one) => [
          one.month,
          one.score,
          one.stories,
          one.turn ? t('turn') : '',
          marksOf(one)
            .map((mark) => t(`mark_${mark}`))
            .join(' · '),
          one.sourced,
          one.riskShare.country,
          one.riskShare.partner,
          one.worldIndex,
        ]),
      })}
      note={() => t('countryNote')}
      bar={
        <Row gap={3}>
          {chooser(t('country'), country, partner, (code) => setParameters({ country: code }))}
          {chooser(t('partner'), partner, country, (code) => setParameters({ partner: code }))}
        </Row>
      }
    >
      {({ trend }) => {
        const drawn = trend.slice(Math.min(trend.findIndex(isKnown), Math.max(0, trend.length - LEAST_MONTHS)))
        const chosen =
          trend.find((one) => one.month === month) ?? trend.findLast(({ turn }) => turn) ?? trend.findLast(isKnown)
        return (
          <Pane data-grows>
            <Fill className={styles.picture}>
              <StackChart
                name={t('countries')}
                low={-ENDS}
                high={ENDS}
                slots={drawn.map((one) => ({
                  key: one.month,
                  parts:
                    one.score === null
                      ? []
                      : [{ key: 'score', value: one.score, colour: one.score < 0 ? 'risk' : 'opportunity' }],
                  line: one.sourced,
                  ring: one.turn,
                  mark: marksOf(one)
                    .map((mark) => t(`letter_${mark}`))
                    .join(''),
                }))}
                tip={(_, place) => tipOf(drawn[place], { t, shares: [shareOf(country), shareOf(partner)] })}
                chosen={chosen?.month ?? null}
                onChoose={setMonth}
              />
            </Fill>
            <Legend
              label={t('countries')}
              className={styles.legend}
              items={[
                { key: 'together', colour: 'var(--opportunity)', text: t('together'), as: 'square' },
                { key: 'against', colour: 'var(--risk)', text: t('against'), as: 'square' },
                { key: 'sourced', colour: 'var(--accent)', text: t('sourced'), as: 'line' },
                { key: 'turn', colour: 'var(--accent)', text: t('turnSign'), as: 'line' },
                ...marks.map((mark) => ({
                  key: mark,
                  colour: 'transparent',
                  text: t('letterOf', { letter: t(`letter_${mark}`), mark: t(`mark_${mark}`) }),
                })),
              ]}
            />
            {chosen ? <MonthEvidence month={chosen} onOpen={open} /> : null}
            {opened ? (
              <Reader
                key={opened}
                newsId={opened}
                onClose={() => open(null)}
                onCompany={(companyId) => go(`/index/company/${companyId}`)}
              />
            ) : null}
          </Pane>
        )
      }}
    </ViewBody>
  )
}

/** What the texts of a month tell of besides tone, each once. */
const marksOf = ({ evidence }: Month) => marks.filter((mark) => evidence.some((one) => one.mark === mark))

/** What is said of a month that is pointed at; `shares`: what the shares of the two countries are called. */
function tipOf(month: Month | undefined, { t, shares }: { t: RiskSay; shares: readonly [string, string] }) {
  if (!month) return []
  const told = marksOf(month)
  return [
    { label: t('score'), value: figure(month.score) },
    { label: t('stories'), value: String(month.stories) },
    ...(month.sourced === null ? [] : [{ label: t('sourced'), value: figure(month.sourced) }]),
    ...[month.riskShare.country, month.riskShare.partner].flatMap((share, place) =>
      share === null ? [] : [{ label: shares[place] ?? '', value: `${number(share, { digits: 2 })}%` }],
    ),
    ...(month.worldIndex === null ? [] : [{ label: t('worldIndex'), value: figure(month.worldIndex) }]),
    ...(told.length === 0 ? [] : [{ label: t('evidence'), value: told.map((one) => t(`mark_${one}`)).join(' · ') }]),
  ]
}
