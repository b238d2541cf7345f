import { useFigureField } from '../offers/figureField.ts'
import { FigureReceipt } from '../offers/FigureReceipt.tsx'

/** The receipt of the figure that was pressed. */
export default function FigurePanel() {
  const [place, setPlace] = useFigureField()
  return place ? <FigureReceipt place={place} onClose={() => setPlace(null)} /> : null
}
