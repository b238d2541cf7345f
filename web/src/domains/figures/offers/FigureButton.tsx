import type { Bare } from '@pandora/contract/measured'
import type { StandIn } from '@pandora/contract/domains/figures/names'
import { useTexts } from '../../../lib/texts.ts'
import { FigureValue } from './FigureValue.tsx'
import { figureText, useFigureField } from './figureField.ts'
import type { AnyPlace } from './figureField.ts'
import button from './FigureButton.module.css'
import styles from './FigureReceipt.module.css'
import { StandInMark } from './StandInMark.tsx'
import { figureTexts } from './texts.ts'
import { useFigureWords } from './useFigureWords.ts'

/**
 * `standIns`: the amounts for which another item stands in, marked, with their words; what rests on a price paid says
 * whether it does (undefined: it does).
 */
type Shown =
  | { value: Bare | null; standIns?: readonly StandIn[] | undefined }
  | { value: number | null; standIns: readonly StandIn[] | undefined }

/**
 * A figure that opens its receipt. Missing is “–”, says why, and opens it too: there stands what was there and what was
 * not.
 */
export function FigureButton({
  place,
  value,
  unit,
  company,
  period,
  reason,
  stated = false,
  standIns,
  strong = false,
}: Shown & {
  place: AnyPlace
  unit: string
  company: string
  period: string
  reason?: string | undefined
  /** A ratio as the source gives it, from the beginning of the year: marked. */ stated?: boolean
  strong?: boolean
}) {
  const t = useTexts(figureTexts)
  const { figureName, standInText } = useFigureWords()
  const [open, setOpen] = useFigureField()
  const here = open !== null && figureText(open) === figureText(place)
  return (
    <button
      type="button"
      className={`${button.button} ${here ? button.here : ''} ${stated ? styles.stated : ''}`}
      title={value === null ? reason : stated ? t('stated') : standInText(standIns)}
      onClick={() => setOpen(place)}
    >
      <FigureValue value={value as Bare | null} unit={unit} reason={reason} strong={strong} bare />
      {value === null ? null : <StandInMark of={standIns} />}
      <span className="visually-hidden">{t('open', { company, period, figure: figureName(place.figure) })}</span>
    </button>
  )
}
