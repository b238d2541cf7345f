import { useCallback, useEffect } from 'react'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { inLanguage } from '@pandora/contract/language'
import type { RoomKey } from '@pandora/contract/room'
import { roomCatalogue } from '../../lib/installed.ts'
import { useAddressField, useGo } from '../../lib/address.ts'
import { leaveFullScreen, setDashboard } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Empty } from '../../ui/States.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { useHosted } from '../../ui/view/useHosted.tsx'
import { choose, linkTile, showView } from './actions.ts'
import { LinkMenu } from './LinkMenu.tsx'
import styles from './RoomAlone.module.css'
import { floorTexts } from './texts.ts'
import { TileBody } from './TileBody.tsx'
import { viewShown } from './tiles.ts'
import type { ShownTile } from './tiles.ts'
import { useSubject } from './useSubject.tsx'

const hasView = (room: RoomKey, view: string): boolean => roomCatalogue()[room].views.some((one) => one.key === view)

function Alone({ floor, tile }: { floor: Floor; tile: ShownTile }) {
  const t = useTexts(floorTexts)
  const language = useLanguage()
  const go = useGo()
  const [asked] = useAddressField('view')
  const { id, key, settings } = tile
  const { name, views } = roomCatalogue()[key]
  const title = inLanguage(name, language)
  const view = asked !== null && hasView(key, asked) ? asked : settings.view
  const here = `/index/floor/${floor.id}/${id}`
  useEffect(() => {
    document.title = `${title} · ${floor.name} · Pandora`
  }, [title, floor.name])
  // The tab that was opened here is what the tile shows afterwards.
  useEffect(() => {
    if (view !== settings.view) showView(floor.id, id, view)
  }, [floor.id, id, view, settings.view])
  const setParameters = useCallback(
    (patch: Readonly<Record<string, string | null>>) => choose(floor.id, id, patch),
    [floor.id, id],
  )
  const drawn = viewShown(key, view)
  const subject = useSubject(drawn, settings.parameters, setParameters)
  const { head, entries, body } = useHosted({
    view: drawn,
    kept: subject.kept,
    keep: setParameters,
    full: true,
  })
  return (
    <div className={styles.frame}>
      <Tile
        title={title}
        className={styles.tile}
        alone
        onFull={() => {
          leaveFullScreen()
          go(`/index/floor/${floor.id}`)
        }}
        lead={<LinkMenu title={title} link={settings.link} onChange={(link) => linkTile(floor.id, id, link)} />}
        {...head}
        menu={entries}
        controls={
          views.length > 1 ? (
            <TabLinks
              label={t('views', { title })}
              current={`${here}?view=${view}`}
              tabs={views.map((one) => ({ to: `${here}?view=${one.key}`, text: inLanguage(one.name, language) }))}
            />
          ) : undefined
        }
      >
        <TileBody key={view} view={drawn} subject={subject} full>
          {body}
        </TileBody>
      </Tile>
    </div>
  )
}

/** One room on the whole window, its views as tabs that are addresses; the header is hidden meanwhile (A16). */
export function RoomAlone({ floor, tile }: { floor: Floor; tile: ShownTile | undefined }) {
  const t = useTexts(floorTexts)
  const go = useGo()
  useEffect(() => {
    setDashboard({ headerHidden: true })
    return leaveFullScreen
  }, [])
  return tile ? (
    <Alone key={tile.id} floor={floor} tile={tile} />
  ) : (
    <div className={styles.frame}>
      <Empty why={t('tileGone')} action={{ text: t('toFloor'), run: () => go(`/index/floor/${floor.id}`) }} />
    </div>
  )
}
