import type { StandIn } from '@pandora/contract/figures'
import { useTexts } from '../../lib/texts.ts'
import { FigureValue } from './FigureValue.tsx'
import { figureText, useFigureField } from './figureField.ts'
import type { AnyPlace } from './figureField.ts'
import button from './FigureButton.module.css'
import styles from './FigureReceipt.module.css'
import { StandInMark } from './StandInMark.tsx'
import { figureTexts } from './texts.ts'
import { useFigureWords } from './useFigureWords.ts'

/** A figure that opens its receipt. Missing is “–”, says why, and opens it too: there stands what was there and what was not. */
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
}: {
  place: AnyPlace
  value: number | null
  unit: string
  company: string
  period: string
  reason?: string | undefined
  /** A ratio as the source gives it, from the beginning of the year: marked. */ stated?: boolean
  /** The amounts for which another item stands in: marked, with their words. */ standIns?:
    | readonly StandIn[]
    | undefined
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
      <FigureValue value={value} unit={unit} reason={reason} strong={strong} bare />
      {value === null ? null : <StandInMark of={standIns} />}
      <span className="visually-hidden">{t('open', { company, period, figure: figureName(place.figure) })}</span>
    </button>
  )
}
