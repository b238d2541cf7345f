import { ChevronDown, Plus } from 'lucide-react'
import { floors } from '@pandora/contract/domains/floors/operations'
import { PAGE_SIZE } from '@pandora/contract/constants'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGo } from '../../lib/address.ts'
import { call } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { MenuItem, Popup } from '../../ui/Popup.tsx'
import styles from './Lobby.module.css'
import { roomWords } from './offered.ts'
import type { Offered } from './offered.ts'
import { lobbyTexts } from './texts.ts'

/**
 * Puts a room on one of the open floors, or on a new one, and goes there; one that is not subscribed to is subscribed
 * to first.
 */
export function OpenOn({ room }: { room: Offered }) {
  const t = useTexts(lobbyTexts)
  const language = useLanguage()
  const go = useGo()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { data } = useOperation(floors.openList, { page: 0, size: PAGE_SIZE })
  const { name } = roomWords(room, language)
  const put = async (floorId: string | null) => {
    setBusy(true)
    try {
      if (!room.subscribed) await call(rooms.add, { roomId: room.id })
      const floor = floorId ?? (await call(floors.create, {})).id
      const placed = await call(floors.addRoom, { floorId: floor, key: room.key })
      await client.invalidateQueries({ queryKey: [floors.openList.id] })
      void client.invalidateQueries({ queryKey: [rooms.data.id] })
      notify('success', t('placed', { name, floor: placed.name }))
      go(`/index/floor/${floor}`)
    } catch (failure) {
      notify('error', failureText(failure, language))
      setBusy(false)
    }
  }
  return (
    <Popup
      role="menu"
      align="end"
      label={t('openNamed', { name })}
      className={styles.open}
      face={
        <>
          <span>{t('open')}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </>
      }
    >
      {(close) => (
        <>
          {(data?.dataList ?? []).map((floor) => (
            <MenuItem
              key={floor.id}
              disabled={busy}
              onSelect={() => {
                close()
                void put(floor.id)
              }}
            >
              {floor.name}
            </MenuItem>
          ))}
          <MenuItem
            icon={<Plus size={14} aria-hidden="true" />}
            disabled={busy}
            onSelect={() => {
              close()
              void put(null)
            }}
          >
            {t('newFloor')}
          </MenuItem>
        </>
      )}
    </Popup>
  )
}
