import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { companiesView } from './views.ts'

const all = { groupId: '' }

/** The largest companies of the market, for who watches nobody yet: all of them can be watched at one press. */
export default function WatchBeginning() {
  return <ViewTile view={companiesView} given={all} fit />
}
