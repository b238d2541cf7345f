import type { StandIn } from '@pandora/contract/figures'
import { useTexts } from '../../lib/texts.ts'
import { FigureValue } from './FigureValue.tsx'
import { figureText, useFigureField } from './figureField.ts'
import type { AnyPlace } from './figureField.ts'
import button from './FigureButton.module.css'
import styles from './FigureReceipt.module.css'
import { figureTexts } from './texts.ts'
import { useFigureWords } from './useFigureWords.ts'

/** Footnote mark of a figure that another item stands in for. */
export const STAND_IN_MARK = '†'

/** A figure that opens its receipt. Missing is “–”, says why, and opens it too: there stands what was there and what was not. */
export function FigureButton({ place, value, unit, company, period, reason, stated = false, standIn, strong = false }: { place: AnyPlace; value: number | null; unit: string; company: string; period: string; reason?: string | undefined; /** A ratio as the source gives it, from the beginning of the year: marked. */ stated?: boolean; /** The amount for which another item stands in: marked, with its words. */ standIn?: StandIn | null | undefined; strong?: boolean }) {
  const t = useTexts(figureTexts)
  const { figureName, standInText } = useFigureWords()
  const [open, setOpen] = useFigureField()
  const here = open !== null && figureText(open) === figureText(place)
  return (
    <button type="button" className={`${button.button} ${here ? button.here : ''} ${stated ? styles.stated : ''}`} title={value === null ? reason : stated ? t('stated') : standInText(standIn)} onClick={() => setOpen(place)}>
      <FigureValue value={value} unit={unit} reason={reason} strong={strong} bare />
      {value === null || !standIn ? null : <><sup aria-hidden="true" className={styles.mark}>{STAND_IN_MARK}</sup><span className="visually-hidden">{standInText(standIn)}</span></>}
      <span className="visually-hidden">{t('open', { company, period, figure: figureName(place.figure) })}</span>
    </button>
  )
}
