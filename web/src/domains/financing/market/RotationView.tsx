import { financing } from '@pandora/contract/domains/financing/operations'
import type { financingViews } from '@pandora/contract/domains/financing/rooms'
import type { OutputOf } from '@pandora/contract/operation'
import { useState } from 'react'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill, Pane, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { BumpChart } from '../charts/BumpChart.tsx'
import { DRAWN } from '../charts/places.ts'
import styles from '../Financing.module.css'
import { IndustrySelect } from './IndustrySelect.tsx'
import { financingTexts } from '../texts.ts'
import { endsWord, moneyWord, sumWords, ventureAddress, whole } from '../words.ts'

type Line = OutputOf<typeof financing.rotation>['dataList'][number]
const QUARTERS = 8
const topics = ['companies', 'financing'] as const

/** Where money goes from quarter to quarter: places of industries, and the rounds that moved one (INVEST-08). */
export default function RotationView({ parameters, setParameters }: ViewProps<typeof financingViews.rotation>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const missing = useMissing()
  const [chosen, choose] = useState<string | null>(null)
  const { by, industry, currency } = parameters
  const facets = useOperation(financing.facets, {})
  useReread(financing.rotation, topics)
  const query = useOperation(
    financing.rotation,
    { by, quarters: QUARTERS, currency, ...(industry ? { industry } : {}) },
    { keepPrevious: true },
  )
  const nameOf = (line: Line) => named(line.nameZh, line.nameEn, language)
  return (
    <ViewBody
      answer={query}
      source={({ until, running, quarters }) =>
        until === null
          ? null
          : running
            ? t('running', { quarter: quarters.at(-1) ?? '', day: until })
            : t('asOf', { day: until })
      }
      empty={({ dataList }) => (dataList.length > 0 ? undefined : missing(t('noRotation')))}
      table={({ quarters, dataList }) => ({
        name: t('rotation'),
        head: [t('industry'), ...quarters, t('change')],
        rows: dataList.map((line) => [nameOf(line), ...line.points.map(({ share }) => share), line.change]),
      })}
      note={({ sum, withoutIndustry }) =>
        [
          sumWords(sum, currency, t),
          withoutIndustry > 0 ? t('withoutIndustry', { count: whole(withoutIndustry) }) : '',
          endsWord(facets.data, t),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      bar={
        <Row gap={3} wrap>
          <SegmentedControl
            label={t('rotationBy')}
            value={by}
            options={[
              { value: 'money', text: t('rotation_money') },
              { value: 'count', text: t('rotation_count') },
            ]}
            onChange={(next) => setParameters({ by: next })}
          />
          <IndustrySelect
            industries={facets.data?.industries.filter(({ subdomains }) => subdomains.length > 1) ?? []}
            label={t('industry')}
            all={t('allOf')}
            value={industry ?? null}
            onIndustry={(zh) => {
              choose(null)
              setParameters({ industry: zh })
            }}
          />
        </Row>
      }
    >
      {({ quarters, dataList }) => {
        const line = dataList.find(({ nameZh }) => nameZh === chosen)
        return (
          <Pane>
            <Fill className={styles.picture}>
              <BumpChart
                name={t('rotation')}
                columns={quarters}
                lines={dataList.map((one) => ({
                  key: one.nameZh,
                  name: nameOf(one),
                  places: one.points.map(({ place }) => place),
                  shares: one.points.map(({ share }) => share),
                }))}
                chosen={chosen}
                onChoose={(key) => choose(key === chosen ? null : key)}
              />
            </Fill>
            <div className={styles.movers} data-grows>
              {line ? (
                <Movers line={line} />
              ) : (
                <Text size="small" tone="quiet">
                  {[
                    dataList.length > DRAWN ? t('drawnFirst', { count: DRAWN, quarter: quarters.at(-1) ?? '' }) : '',
                    t('chooseToSee'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              )}
            </div>
          </Pane>
        )
      }}
    </ViewBody>
  )
}

/** The rounds that moved an industry in the last two quarters, and by how much its share changed. */
function Movers({ line }: { line: Line }) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const go = useGo()
  const name = named(line.nameZh, line.nameEn, language)
  return (
    <>
      <Text size="small" tone="plain">
        {t('movers', { name })}
        {line.change === null ? '' : ` · ${t('points', { change: number(line.change, { digits: 1, sign: true }) })}`}
      </Text>
      {line.movers.length === 0 ? (
        <Text as="p" size="small" tone="quiet">
          {t('noMovers')}
        </Text>
      ) : (
        <ul className={styles.list}>
          {line.movers.map((one) => (
            <li key={one.roundId}>
              <button type="button" className={styles.link} onClick={() => go(ventureAddress(one.ventureId))}>
                <Text>{named(one.nameZh, one.nameEn, language)}</Text>
              </button>
              <Text size="small" tone="quiet">
                {[one.quarter, named(one.roundZh, one.roundEn, language)].join(' · ')}
              </Text>
              <Text size="small">{moneyWord(one.counted, one.estimated)}</Text>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
