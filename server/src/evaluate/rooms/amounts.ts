import { amountFigures } from '@pandora/intelligence/tasks/amounts'
import { labelledRows } from '../../models/labelled-file.ts'

/** How the amounts of a list of rounds are read, as the file lies there. */
export async function amountsOf(path: string): Promise<object> {
  return amountFigures(await labelledRows(path), () => performance.now())
}
