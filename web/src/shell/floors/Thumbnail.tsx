import { useQuery } from '@tanstack/react-query'
import { floors } from '@pandora/contract/domains/floors/operations'
import { inLanguage } from '@pandora/contract/language'
import { roomCatalogue } from '../../lib/installed.ts'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { send } from '../../lib/api/call.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { layoutsOf } from './layouts.ts'
import styles from './Thumbnail.module.css'
import { floorTexts } from './texts.ts'

const asAddress = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable picture'))
    reader.readAsDataURL(picture)
  })

/** The picture as a data address; null where there is none. */
async function pictureOf(floorId: string, v: string): Promise<string | null> {
  const answer = await send(floors.snapshot, { floorId, v })
  return answer.ok && answer.headers.get('content-type')?.startsWith('image/') ? asAddress(await answer.blob()) : null
}

/** The tiles of a floor as they lie, with their names: what stands where no picture has been taken yet. */
export function Sketch({ layouts, rooms, label }: Pick<Floor, 'layouts' | 'rooms'> & { label: string }) {
  const language = useLanguage()
  const places = layoutsOf(layouts).lg
  const rows = Math.max(16, ...places.map(({ y, h }) => y + h))
  return (
    <div className={styles.sketch} role="img" aria-label={label}>
      {places.map(({ i, x, y, w, h }) => {
        const room = rooms.find(({ id }) => id === i)
        return room && Object.hasOwn(roomCatalogue(), room.key) ? (
          <i
            key={i}
            style={{
              left: `${(x / 24) * 100}%`,
              top: `${(y / rows) * 100}%`,
              width: `${(w / 24) * 100}%`,
              height: `${(h / rows) * 100}%`,
            }}
          >
            <span>{inLanguage(roomCatalogue()[room.key].name, language)}</span>
          </i>
        ) : null
      })}
    </div>
  )
}

/** The picture of a floor, read with the session. */
export function Thumbnail({ floor }: { floor: Pick<Floor, 'id' | 'name' | 'thumbnails' | 'layouts' | 'rooms'> }) {
  const t = useTexts(floorTexts)
  const v = /[?&]v=([^&]+)/.exec(floor.thumbnails)?.[1] ?? floor.thumbnails.slice(-32)
  const { data: address } = useQuery({
    queryKey: [floors.snapshot.id, floor.id, v],
    queryFn: () => pictureOf(floor.id, v),
    enabled: floor.thumbnails !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const label = t('pictureOf', { name: floor.name })
  return address && floor.thumbnails ? (
    <img className={styles.picture} src={address} alt={label} />
  ) : (
    <Sketch layouts={floor.layouts} rooms={floor.rooms} label={label} />
  )
}
