import { useRef } from 'react'
import type { QuarterBars } from '../../../charts/quarters/layout.ts'
import { QuarterChart } from '../../../charts/quarters/QuarterChart.tsx'
import { useTexts } from '../../../lib/texts.ts'
import { useHeight } from '../../../lib/useHeight.ts'
import { useFigureWords } from '../../../ui/figures/useFigureWords.ts'
import styles from './Finance.module.css'
import { financeTexts } from './texts.ts'

/** Room that the legend takes. */
const LEGEND = 26

/** Revenue and profits by quarter in the room there is. */
export function PerformanceChart({ label, quarters, chosen, onChoose }: { label: string; quarters: readonly QuarterBars[]; chosen: string | undefined; onChoose: (key: string) => void }) {
  const t = useTexts(financeTexts)
  const { figureName } = useFigureWords()
  const box = useRef<HTMLDivElement>(null)
  const height = useHeight(box)
  return (
    <div ref={box} className={styles.rows}>
      <QuarterChart label={label} quarters={quarters} names={{ left: figureName('revenue'), right: figureName('operatingProfit'), line: figureName('netIncomeAfterTax') }} rightNote={t('rightAxis')} chosen={chosen} onChoose={onChoose} height={Math.max(140, height - LEGEND)} />
    </div>
  )
}
