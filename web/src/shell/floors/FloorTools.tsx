import { Ellipsis, History, Maximize2, Minimize2, Plus, Save, Share2 } from 'lucide-react'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { useGo } from '../../lib/address.ts'
import { leaveFullScreen, setDashboard, useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { MenuItem, Popup } from '../../ui/Popup.tsx'
import { twoDatesOf } from '../../ui/TwoDates.tsx'
import { uiTexts } from '../../ui/uiTexts.ts'
import { undoArrange } from './actions.ts'
import { openDialog } from './dialogs.ts'
import { useEdits } from './edits.ts'
import { closeFloor, deleteFloor, duplicateFloor, exportFloor, saveFloor, saveMaster } from './floorActions.ts'
import { Row } from '../../ui/kit/Stack.tsx'
import styles from './FloorTabs.module.css'
import { floorTexts } from './texts.ts'
import { useBreakpoint } from './useBreakpoint.ts'

interface Props {
  floor: Floor
  index: number
  count: number
  onRename: () => void
  /** To a place among the open floors. */
  onPut: (index: number) => void
}

/** What can be done with the floor that is shown. On a phone all of it stands in the menu. */
export function FloorTools({ floor, index, count, onRename, onPut }: Props) {
  const t = useTexts(floorTexts)
  const ui = useTexts(uiTexts)
  const go = useGo()
  const phone = usePhone()
  const at = useBreakpoint()
  const full = useRoot(({ dashboard }) => dashboard.navHidden)
  const user = useRoot((root) => root.user.info)
  const state = useEdits((edits) => edits.state)
  const failed = state === 'failed'
  const draft = floor.status === 'draft'
  const save = () => {
    void saveFloor(floor, t)
  }
  const mayShare = user?.role !== 'guest'
  const add = () => openDialog({ kind: 'rooms', floorId: floor.id })
  const history = () => openDialog({ kind: 'lists', list: 'history' })
  const share = () => openDialog({ kind: 'share', floor })
  const entry = (text: string, run: () => void, disabled = false) => ({ text, run, disabled })
  const entries = [
    ...(phone
      ? [
          entry(t('save'), save, !draft),
          entry(t('addRoom'), add),
          entry(t('history'), history),
          ...(mayShare ? [entry(t('share'), share)] : []),
          entry(t('openSaved'), () => openDialog({ kind: 'lists', list: 'save' })),
        ]
      : []),
    entry(t('rename'), onRename),
    entry(t('duplicate'), () => {
      void duplicateFloor(floor.id, go)
    }),
    entry(t('exportFile'), () => {
      void exportFloor(floor)
    }),
    entry(ui('twoDates'), () => go(twoDatesOf('floor', floor.id))),
    ...(user?.role === 'admin'
      ? [
          entry(t('saveMaster'), () => {
            void saveMaster(floor, t)
          }),
        ]
      : []),
    entry(t('undoLayout'), () => {
      undoArrange(floor.id, at)
    }),
    entry(t('moveLeft'), () => onPut(index - 1), index === 0),
    entry(t('moveRight'), () => onPut(index + 1), index === count - 1),
    entry(t('close'), () => {
      void closeFloor(floor, t, go)
    }),
    entry(t('deleteFloor'), () => {
      void deleteFloor(floor, t, go)
    }),
  ]
  return (
    <Row className={styles.tools} gap={1}>
      {phone ? (
        failed ? (
          <span className={styles.state} data-failed role="status">
            {t('notKept')}
          </span>
        ) : null
      ) : (
        <>
          <span className={styles.state} data-failed={failed || undefined} role="status">
            {failed ? t('notKept') : state === 'saving' ? t('keeping') : draft ? t('unsaved') : ''}
          </span>
          <Button
            size="small"
            kind={draft ? 'default' : 'quiet'}
            icon={<Save size={14} aria-hidden="true" />}
            disabled={!draft}
            onClick={save}
          >
            {draft ? t('save') : t('saved')}
          </Button>
          <i className={styles.rule} aria-hidden="true" />
          <Button
            size="small"
            kind="quiet"
            icon={<Plus size={14} aria-hidden="true" />}
            data-guide="rooms"
            onClick={add}
          >
            {t('addRoom')}
          </Button>
          <Button size="small" kind="quiet" icon={<History size={14} aria-hidden="true" />} onClick={history}>
            {t('history')}
          </Button>
          {mayShare ? (
            <Button size="small" kind="quiet" icon={<Share2 size={14} aria-hidden="true" />} onClick={share}>
              {t('share')}
            </Button>
          ) : null}
          <IconButton
            size="small"
            label={full ? t('fullScreenExit') : t('fullScreen')}
            pressed={full}
            onClick={() => (full ? leaveFullScreen() : setDashboard({ navHidden: true }))}
          >
            {full ? <Minimize2 size={14} aria-hidden="true" /> : <Maximize2 size={14} aria-hidden="true" />}
          </IconButton>
        </>
      )}
      <Popup
        role="menu"
        align="end"
        label={t('floorMenu', { name: floor.name })}
        className={styles.sign}
        face={<Ellipsis size={16} aria-hidden="true" />}
      >
        {(close) =>
          entries.map(({ text, run, disabled }) => (
            <MenuItem
              key={text}
              disabled={disabled}
              onSelect={() => {
                close()
                run()
              }}
            >
              {text}
            </MenuItem>
          ))
        }
      </Popup>
    </Row>
  )
}
