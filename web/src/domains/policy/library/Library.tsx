import { useAddressField } from '../../../lib/address.ts'
import { Tiles } from '../../../ui/page/Tiles.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import styles from '../Policy.module.css'
import { departmentsView, industriesView, listView, mapView } from '../views.ts'

/** The library: departments and industries at its left, documents in the middle, the map at its right. */
export default function Library() {
  const [by, setBy] = useAddressField('by')
  const [value, setValue] = useAddressField('value')
  const [, setPage] = useAddressField('page')
  const leads = {
    region: (region: string) => {
      setBy(region ? 'region' : '')
      setValue(region)
      setPage('')
    },
  }
  return (
    <Tiles className={styles.library}>
      <ViewTile view={departmentsView} className={styles.side} />
      <ViewTile view={listView} className={styles.main} />
      <ViewTile view={mapView} given={{ region: by === 'region' ? (value ?? '') : '' }} leads={leads} />
      <ViewTile view={industriesView} />
    </Tiles>
  )
}
