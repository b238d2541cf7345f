import { useFigureField } from '../offers/figureField.ts'

/** Whether a figure's receipt is open. */
export const useFigureOpen = (): boolean => useFigureField()[0] !== null
