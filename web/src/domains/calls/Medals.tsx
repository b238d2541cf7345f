import { calls } from '@pandora/contract/domains/calls/operations'
import { LineChart } from '../../charts/LineChart.tsx'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Calls.module.css'
import { callsTexts } from './texts.ts'

const whole = (value: number) => number(value, { digits: 0 })

/** Both medals and how they came about over time. */
function Shown() {
  const t = useTexts(callsTexts)
  const query = useOperation(calls.medals, {})
  const trend = useOperation(calls.userTrend, { days: 90 })
  return (
    <>
      <Answer query={query}>
        {({ lsrsMedal, pmbmMedal }) => (
          <Facts
            as="cells"
            items={[
              { label: t('lsrsMedal'), value: whole(lsrsMedal) },
              { label: t('pmbmMedal'), value: whole(pmbmMedal) },
            ]}
          />
        )}
      </Answer>
      <Answer query={trend}>
        {(data) => (
          <>
            <Text as="p" tone="quiet" size="small">
              {t('trend')} · {t(`trend_${data.trend}`)}
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
                lines={(['lsrsMedal', 'pmbmMedal'] as const).map((key) => ({
                  key,
                  name: t(key),
                  points: data.trendData.map((one) => [one.day, one[key]] as const),
                }))}
              />
            </div>
          </>
        )}
      </Answer>
    </>
  )
}

/** Medals of the user, of real deeds only; shown or hidden as the user likes. */
export function Medals() {
  const t = useTexts(callsTexts)
  const query = useOperation(calls.medalSwitch, {})
  const turn = useAction(calls.setMedalSwitch, { invalidates: [calls.medalSwitch] })
  return (
    <Answer query={query}>
      {({ shown }) => (
        <Column gap={4}>
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={shown}
              disabled={turn.isPending}
              onChange={({ target }) => turn.mutate({ shown: target.checked })}
            />
            {t('showMedals')}
          </label>
          {shown ? <Shown /> : <Text tone="quiet">{t('medalsHidden')}</Text>}
        </Column>
      )}
    </Answer>
  )
}
