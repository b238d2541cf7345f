import type { authors } from '@pandora/contract/domains/authors/operations'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { languageNow, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { marketOpinionTexts } from '../texts.ts'
import { LONGEST } from '../useSince.ts'
import { signsOn, type Call } from './called.ts'

type Record = OutputOf<typeof authors.record>

/** A company's price with an author's calls on it, each on the day of the open at which it is entered. */
export function CallsOnPrice({ record, companyId }: { record: Record; companyId: string }) {
  const t = useTexts(marketOpinionTexts)
  const query = useOperation(marketOpinion.transactionPrice, { companyId, from: record.fromDay })
  const own = record.dataList.filter((one) => one.companyId === companyId)
  return (
    <Answer query={query}>
      {({ time, close, currency, basis }) => {
        const shown = (stance: Call['stance']) => signsOn(own, stance, time, close)
        const [many, empty] = [shown('many'), shown('empty')]
        return (
          <LineChart
            name={named(own[0]?.nameZh, own[0]?.nameEn, languageNow(), companyId)}
            lines={[
              { key: 'close', name: t('close'), points: pointsOf(time, close) },
              { key: 'many', name: t('many'), colour: 'rise', sign: 'up', points: pointsOf(time, many) },
              { key: 'empty', name: t('empty'), colour: 'fall', sign: 'down', points: pointsOf(time, empty) },
            ]}
            unit={[currency, basis ? t(`basis_${basis}`) : null].filter(Boolean).join(' · ')}
            axis="rate"
            field="authorCalls"
            startRange="1y"
            longest={LONGEST}
          />
        )
      }}
    </Answer>
  )
}
