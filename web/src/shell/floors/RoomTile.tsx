import { ArrowDown, ArrowUp, Copy, Move, Send, Trash2 } from 'lucide-react'
import { memo, useCallback } from 'react'
import { inLanguage } from '@pandora/contract/language'
import { roomCatalogue } from '../../lib/installed.ts'
import { useGo } from '../../lib/address.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Select } from '../../ui/Select.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { useHosted } from '../../ui/view/useHosted.tsx'
import type { MenuEntry } from '../../ui/Tile.tsx'
import { choose, linkTile, showView } from './actions.ts'
import { LinkMenu } from './LinkMenu.tsx'
import { useMoving } from './moving/moving.ts'
import { openDialog } from './dialogs.ts'
import styles from './RoomTile.module.css'
import { floorTexts } from './texts.ts'
import { TileBody } from './TileBody.tsx'
import { copyTile, removeTile, restoreTile } from './tileActions.ts'
import { viewShown } from './tiles.ts'
import type { ShownTile } from './tiles.ts'
import { useSubject } from './useSubject.tsx'
import { useNarrow } from './useNarrow.ts'

interface Props {
  floorId: string
  tile: ShownTile
  /** In one column: how it goes up and down. Undefined at the ends. */
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
  /** On a grid: it can be moved by keyboard. */
  movable?: boolean
}

const icon = { size: 14, 'aria-hidden': true } as const

/** One tile of a floor: a room's view in its frame. */
export const RoomTile = memo(function RoomTile({ floorId, tile, onUp, onDown, movable = false }: Props) {
  const t = useTexts(floorTexts)
  const language = useLanguage()
  const go = useGo()
  const { id, key, settings } = tile
  const { name, views } = roomCatalogue()[key]
  const title = inLanguage(name, language)
  // Where the views do not fit side by side, a list names the one that is shown.
  const narrow = useNarrow(
    id,
    title.length * (language === 'en' ? 8 : 14) +
      views.reduce((sum, view) => sum + 16 + inLanguage(view.name, language).length * (language === 'en' ? 7 : 12), 80),
  )
  const moving = useMoving(({ tileId }) => tileId === id)
  const setParameters = useCallback(
    (patch: Readonly<Record<string, string | null>>) => choose(floorId, id, patch),
    [floorId, id],
  )
  const shown = viewShown(key, settings.view)
  const subject = useSubject(shown, settings.parameters, setParameters)
  const { head, entries, body } = useHosted({
    view: shown,
    kept: subject.kept,
    keep: setParameters,
  })
  const remove = async () => {
    if (await removeTile(floorId, id))
      notify('success', t('tileRemoved', { title }), {
        action: {
          text: t('undo'),
          run: () => {
            void restoreTile(floorId, id)
          },
        },
      })
  }
  const menu: MenuEntry[] = [
    ...entries,
    ...(onUp ? [{ text: t('moveUp'), icon: <ArrowUp {...icon} />, run: onUp }] : []),
    ...(onDown ? [{ text: t('moveDown'), icon: <ArrowDown {...icon} />, run: onDown }] : []),
    {
      text: t('duplicateTile'),
      icon: <Copy {...icon} />,
      run: () => {
        void copyTile(tile, floorId)
      },
    },
    { text: t('moveTile'), icon: <Send {...icon} />, run: () => openDialog({ kind: 'move', floorId, tile }) },
    {
      text: t('removeTile'),
      icon: <Trash2 {...icon} />,
      run: () => {
        void remove()
      },
    },
  ]
  return (
    <Tile
      title={title}
      className={styles.tile}
      alone={false}
      chosen={moving}
      lead={<LinkMenu title={title} link={settings.link} onChange={(link) => linkTile(floorId, id, link)} />}
      {...head}
      onFull={() => go(`/index/floor/${floorId}/${id}`)}
      menu={menu}
      grip={
        movable ? (
          <IconButton
            size="small"
            label={t('grip', { title })}
            data-grip={id}
            pressed={moving}
            className={styles.grip}
            onClick={() => useMoving.setState({ tileId: moving ? null : id })}
          >
            <Move size={14} aria-hidden="true" />
          </IconButton>
        ) : undefined
      }
      controls={
        views.length > 1 && narrow ? (
          <Select
            height="small"
            className={styles.views}
            aria-label={t('views', { title })}
            value={settings.view}
            onChange={({ target }) => showView(floorId, id, target.value)}
          >
            {views.map((view) => (
              <option key={view.key} value={view.key}>
                {inLanguage(view.name, language)}
              </option>
            ))}
          </Select>
        ) : views.length > 1 ? (
          <SegmentedControl
            label={t('views', { title })}
            value={settings.view}
            onChange={(view) => showView(floorId, id, view)}
            options={views.map((view) => ({ value: view.key, text: inLanguage(view.name, language) }))}
          />
        ) : undefined
      }
    >
      <TileBody key={settings.view} view={shown} subject={subject}>
        {body}
      </TileBody>
    </Tile>
  )
})
