import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Whether there is a theme of the market under an id, as the view knows it. */
export async function isTheme(db: Db, view: View, themeId: string): Promise<boolean> {
  const [row] = await db`select 1 from theme t where t.theme_id = ${themeId} and ${inForce(db, 't', view)}`
  return row !== undefined
}
