import { ChevronDown, History, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { floors } from '@pandora/contract/domains/floors/operations'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { chooseFloor, useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/form/FileInput.tsx'
import { Confirm } from '../../ui/dialog/Confirm.tsx'
import { MenuItem, Popup } from '../../ui/Popup.tsx'
import { openDialog } from './dialogs.ts'
import { importFloor, newFloor, orderFloors, withdrawMaster } from './floorActions.ts'
import { FloorTab } from './FloorTab.tsx'
import { Written } from '../../ui/kit/Written.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import styles from './FloorTabs.module.css'
import { FloorTools } from './FloorTools.tsx'
import { floorTexts } from './texts.ts'
import { TabPicture } from './TabPicture.tsx'

/** A template: a floor that all may start from. */
type Master = Pick<Floor, 'id' | 'name'>

interface NewMenuProps {
  close: () => void
  onFile: () => void
  /** A template is to be withdrawn. */
  onWithdraw: (master: Master) => void
}

/** What a new floor starts from; an administrator withdraws templates here, too. */
function NewMenu({ close, onFile, onWithdraw }: NewMenuProps) {
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const t = useTexts(floorTexts)
  const go = useGo()
  const { data } = useOperation(floors.masterIds, {})
  const then = (run: () => void) => () => {
    close()
    run()
  }
  return (
    <>
      <MenuItem
        onSelect={then(() => {
          void newFloor(go)
        })}
      >
        {t('newEmpty')}
      </MenuItem>
      {(data?.dataList ?? []).map(({ id, name }) => (
        <MenuItem
          key={id}
          onSelect={then(() => {
            void newFloor(go, id)
          })}
        >
          {t('fromMaster', { name })}
        </MenuItem>
      ))}
      {admin
        ? (data?.dataList ?? []).map((master) => (
            <MenuItem key={`${master.id} withdrawn`} onSelect={then(() => onWithdraw(master))}>
              {t('withdrawMaster', { name: master.name })}
            </MenuItem>
          ))
        : null}
      <MenuItem onSelect={then(onFile)}>{t('importFile')}</MenuItem>
      <MenuItem onSelect={then(() => openDialog({ kind: 'lists', list: 'save' }))}>{t('openSaved')}</MenuItem>
    </>
  )
}

/** Whether the tabs are more than there is room for. */
function useOverflow() {
  const line = useRef<HTMLElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = line.current
    if (!element) return undefined
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1)
    const sizes = new ResizeObserver(measure)
    const tabs = new MutationObserver(measure)
    sizes.observe(element)
    tabs.observe(element, { childList: true, characterData: true, subtree: true })
    return () => {
      sizes.disconnect()
      tabs.disconnect()
    }
  }, [])
  return { line, overflows }
}

/** The open floors as tabs, what a new one starts from, and what can be done with the one that is shown. */
export function FloorTabs({ open, current }: { open: readonly Floor[]; current: Floor | undefined }) {
  const t = useTexts(floorTexts)
  const go = useGo()
  const [renaming, setRenaming] = useState<string | null>(null)
  const [withdrawing, setWithdrawing] = useState<Master | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const { line, overflows } = useOverflow()
  const put = (floorId: string, index: number) => {
    const dragged = open.find(({ id }) => id === floorId)
    if (!dragged || index < 0 || index >= open.length) return
    const rest = open.filter((floor) => floor !== dragged)
    void orderFloors([...rest.slice(0, index), dragged, ...rest.slice(index)])
  }
  return (
    <Row className={styles.bar} gap={2}>
      <nav ref={line} aria-label={t('openFloors')} className={styles.tabs} data-guide="floor">
        {open.map((floor, index) => (
          <FloorTab
            key={floor.id}
            floor={floor}
            current={floor.id === current?.id}
            renaming={renaming === floor.id}
            onRename={(on) => setRenaming(on ? floor.id : null)}
            onDropFloor={(dragged) => put(dragged, index)}
            onStep={(by) => put(floor.id, index + by)}
          />
        ))}
      </nav>
      {overflows ? (
        <Popup
          role="menu"
          label={t('allOpen')}
          title={t('allOpen')}
          className={styles.sign}
          face={<ChevronDown size={16} aria-hidden="true" />}
        >
          {(close) =>
            open.map((floor) => (
              <MenuItem
                key={floor.id}
                checked={floor.id === current?.id}
                onSelect={() => {
                  close()
                  chooseFloor(floor.id)
                  go(`/index/floor/${floor.id}`)
                }}
              >
                <Written>{floor.name}</Written>
              </MenuItem>
            ))
          }
        </Popup>
      ) : null}
      <Popup
        role="menu"
        label={t('newFloor')}
        title={t('newFloor')}
        className={styles.sign}
        face={<Plus size={16} aria-hidden="true" />}
      >
        {(close) => <NewMenu close={close} onFile={() => file.current?.click()} onWithdraw={setWithdrawing} />}
      </Popup>
      <FileInput
        input={file}
        accept="application/json,.json"
        label={t('importFile')}
        onFiles={(chosen) => importFloor(chosen, t, go)}
      />
      {current ? (
        <FloorTools
          floor={current}
          index={open.indexOf(current)}
          count={open.length}
          onRename={() => setRenaming(current.id)}
          onPut={(index) => put(current.id, index)}
        />
      ) : (
        <Row className={styles.tools} gap={1}>
          <Button
            size="small"
            kind="quiet"
            icon={<History size={14} aria-hidden="true" />}
            onClick={() => openDialog({ kind: 'lists', list: 'history' })}
          >
            {t('history')}
          </Button>
        </Row>
      )}
      {withdrawing ? (
        <Confirm
          title={t('withdrawMaster', { name: withdrawing.name })}
          confirm={t('withdraw')}
          onConfirm={() => {
            void withdrawMaster(withdrawing.id, t)
            setWithdrawing(null)
          }}
          onClose={() => setWithdrawing(null)}
        >
          {t('withdrawText')}
        </Confirm>
      ) : null}
      <TabPicture open={open} />
    </Row>
  )
}
