import { macro } from '@pandora/contract/domains/macro/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { tenors } from '../curve.ts'
import { SeriesSource } from '../SeriesSource.tsx'
import { ShiborCurve } from '../ShiborCurve.tsx'
import { macroTexts } from '../texts.ts'
import { useNoSeries } from '../useNoSeries.ts'

/** SHIBOR: its curve of the last day beside earlier ones (POLICY-26). */
export default function ShiborCurveView() {
  const t = useTexts(macroTexts)
  const query = useOperation(macro.shibor, {})
  const noSeries = useNoSeries()
  return (
    <ViewBody
      answer={query}
      source={(data) => <SeriesSource origin={data} />}
      empty={({ valueCode }) => (valueCode.length > 0 ? undefined : noSeries)}
    >
      {(data) => <ShiborCurve data={data} names={tenors.map((tenor) => t(`short_${tenor}`))} />}
    </ViewBody>
  )
}
