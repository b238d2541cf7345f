import { financing } from '@pandora/contract/domains/financing/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Fill, Pane } from '../../../ui/kit/Stack.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { ColumnsChart } from '../charts/ColumnsChart.tsx'
import styles from '../Financing.module.css'
import type { financingScreenViews } from '../parameters.ts'
import { financingTexts } from '../texts.ts'
import { stageKeys, whole } from '../words.ts'

/** Rounds of an investor by quarter, with their stages and industries. */
export default function PaceView({ parameters }: ViewProps<typeof financingScreenViews.pace>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const missing = useMissing()
  const query = useOperation(financing.organisation, { orgId: parameters.organisation ?? '' })
  return (
    <ViewBody
      answer={query}
      empty={({ organisation }) => (organisation.rounds > 0 ? undefined : missing(t('noPace')))}
      table={({ pace }) => ({
        name: t('pace'),
        head: [t('quarter'), t('roundCount')],
        rows: pace.quarters.map((quarter, at) => [quarter, pace.rounds[at] ?? 0]),
      })}
    >
      {({ pace, stages, industries }) => (
        <Pane>
          <Fill className={styles.picture} data-grows>
            <ColumnsChart name={t('pace')} columns={pace.quarters} values={pace.rounds} />
          </Fill>
          <Facts
            className={styles.head}
            small
            items={[
              {
                label: t('stages'),
                value: stages
                  .filter(({ rounds }) => rounds > 0)
                  .map(({ stage, rounds }) => `${t(stageKeys[stage])} ${whole(rounds)}`)
                  .join(' · '),
              },
              {
                label: t('industry'),
                value:
                  industries
                    .slice(0, 6)
                    .map((one) => `${named(one.nameZh, one.nameEn, language)} ${whole(one.rounds)}`)
                    .join(' · ') || '–',
              },
            ]}
          />
        </Pane>
      )}
    </ViewBody>
  )
}
