import { calls } from '@pandora/contract/domains/calls/operations'
import { LineChart } from '../../charts/LineChart.tsx'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { ViewBody } from '../../ui/view/ViewBody.tsx'
import styles from './Calls.module.css'
import { callsTexts } from './texts.ts'

const DAYS = 90
const kinds = ['lsrsMedal', 'pmbmMedal'] as const
const whole = (value: number) => number(value, { digits: 0 })

/** Both medals of the user, of real deeds only, and how they came about; shown or hidden as the user likes. */
export default function MedalsView() {
  const t = useTexts(callsTexts)
  const shown = useOperation(calls.medalSwitch, {})
  const turn = useAction(calls.setMedalSwitch, { invalidates: [calls.medalSwitch] })
  const medals = useOperation(calls.medals, {})
  const trend = useOperation(calls.userTrend, { days: DAYS })
  const hidden = shown.data?.shown === false
  return (
    <ViewBody
      answer={trend}
      also={[medals, shown]}
      source={({ trend: way }) => (hidden ? null : `${t('trend')} · ${t(`trend_${way}`)}`)}
      empty={({ trendData }) => {
        if (hidden) return { why: t('medalsHidden') }
        return trendData.some((one) => one.calls > 0) ? undefined : { why: t('none') }
      }}
      table={({ trendData }) =>
        hidden
          ? undefined
          : {
              name: t('trend'),
              head: [t('day'), ...kinds.map((kind) => t(kind)), t('calls')],
              rows: trendData.map((one) => [one.day, one.lsrsMedal, one.pmbmMedal, one.calls]),
            }
      }
      controls={
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={!hidden}
            disabled={turn.isPending || shown.data === undefined}
            onChange={({ target }) => turn.mutate({ shown: target.checked })}
          />
          {t('showMedals')}
        </label>
      }
    >
      {({ trend: way, trendData }) => (
        <div className={styles.medals}>
          <Facts
            as="cells"
            items={kinds.map((kind) => ({ label: t(kind), value: medals.data ? whole(medals.data[kind]) : '–' }))}
          />
          <Text as="p" tone="quiet" size="small">
            {t('trend')} · {t(`trend_${way}`)}
          </Text>
          <div className={styles.trend}>
            <LineChart
              name={t('trend')}
              unit=""
              digits={0}
              steps
              small
              legend
              field="medals"
              lines={kinds.map((key) => ({
                key,
                name: t(key),
                points: trendData.map((one) => [one.day, one[key]] as const),
              }))}
            />
          </div>
        </div>
      )}
    </ViewBody>
  )
}
