import { percent } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { FULL_MOVE } from '../heat.ts'
import { chartTexts } from '../texts.ts'
import frame from '../scene/Frame.module.css'
import styles from './BandLegend.module.css'
import { bandToken, bands } from './marks.ts'
import type { Band } from './marks.ts'

interface Props {
  label: string
  /** Bands that something shown lies in. */
  present: ReadonlySet<Band>
  off: ReadonlySet<Band>
  onOff: (off: ReadonlySet<Band>) => void
  /** Hears of the place for the map's buttons. */
  tools: (place: HTMLElement | null) => void
}

const end = (share: number) => percent(share * FULL_MOVE, { digits: 1 })
/** What a band holds, in words and figures. */
const ranges: Readonly<Record<Exclude<Band, 'none'>, string>> = {
  [-3]: `≤ ${end(-0.7)}`,
  [-2]: `${end(-0.7)} … ${end(-0.5)}`,
  [-1]: `${end(-0.5)} … 0`,
  0: '0',
  1: `0 … ${end(0.5)}`,
  2: `${end(0.5)} … ${end(0.7)}`,
  3: `≥ ${end(0.7)}`,
}
const short: Readonly<Record<Exclude<Band, 'none'>, string>> = {
  [-3]: end(-0.7),
  [-2]: end(-0.5),
  [-1]: '',
  0: '0',
  1: '',
  2: end(0.5),
  3: end(0.7),
}

/** The legend of a map of the day: a press on a band takes it away or brings it back; what is away keeps its place. */
export function BandLegend({ label, present, off, onOff, tools }: Props) {
  const t = useTexts(chartTexts)
  const turn = (band: Band) => {
    const next = new Set(off)
    if (!next.delete(band)) next.add(band)
    onOff(next)
  }
  return (
    <div className={styles.legend}>
      <div role="group" aria-label={`${label} · ${t('legend')}`} className={styles.bands}>
        {bands
          .filter((band) => band !== 'none' || present.has('none'))
          .map((band) => {
            const range = band === 'none' ? t('unknownChange') : ranges[band]
            return (
              <button
                key={band}
                type="button"
                aria-pressed={!off.has(band)}
                aria-label={range}
                title={range}
                disabled={!present.has(band) && !off.has(band)}
                className={styles.band}
                style={{ background: `var(${bandToken(band)})` }}
                onClick={() => turn(band)}
              >
                {band === 'none' ? '–' : short[band]}
              </button>
            )
          })}
      </div>
      <span className={styles.rings}>
        <i data-side="opportunity" aria-hidden="true" />
        {t('ringOpportunity')}
        <i data-side="risk" aria-hidden="true" />
        {t('ringRisk')}
      </span>
      <span ref={tools} className={frame.tools} />
    </div>
  )
}
