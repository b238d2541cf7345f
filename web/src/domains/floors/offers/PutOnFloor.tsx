import { LayoutDashboard, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { PAGE_SIZE } from '@pandora/contract/constants'
import { floors } from '@pandora/contract/domains/floors/operations'
import type { RoomKey } from '@pandora/contract/room'
import { useGo } from '../../../lib/address.ts'
import { call } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { MenuItem, Popup } from '../../../ui/Popup.tsx'
import { floorTexts } from './texts.ts'

interface Props {
  room: RoomKey
  view: string
  parameters: Readonly<Record<string, string>>
  /** What is put there, in words. */
  name: string
  className?: string | undefined
  face?: ReactNode
}

/** Puts a view with what is chosen in it on one of the open floors, or on a new one; the notice leads there. */
export function PutOnFloor({ room, view, parameters, name, className, face }: Props) {
  const t = useTexts(floorTexts)
  return (
    <Popup
      role="menu"
      align="end"
      label={t('putNamed', { name })}
      title={t('put')}
      className={className}
      face={face ?? <LayoutDashboard size={14} aria-hidden="true" />}
    >
      {(close) => <Floors {...{ room, view, parameters, name, close }} />}
    </Popup>
  )
}

/** The open floors are asked for once the menu is open. */
function Floors({ room, view, parameters, name, close }: Omit<Props, 'className' | 'face'> & { close: () => void }) {
  const t = useTexts(floorTexts)
  const language = useLanguage()
  const go = useGo()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { data } = useOperation(floors.openList, { page: 0, size: PAGE_SIZE })
  const put = async (chosen: string | null) => {
    setBusy(true)
    try {
      const floorId = chosen ?? (await call(floors.create, {})).id
      const metadata = JSON.stringify({ view, parameters, link: null })
      const placed = await call(floors.addRoom, { floorId, key: room, metadata })
      void client.invalidateQueries({ queryKey: [floors.openList.id] })
      notify('success', t('placed', { name, floor: placed.name }), {
        action: { text: t('toFloor'), run: () => go(`/index/floor/${floorId}`) },
      })
    } catch (failure) {
      notify('error', failureText(failure, language))
    }
    close()
  }
  return (
    <>
      {(data?.dataList ?? []).map((floor) => (
        <MenuItem key={floor.id} disabled={busy} onSelect={() => void put(floor.id)}>
          {floor.name}
        </MenuItem>
      ))}
      <MenuItem icon={<Plus size={14} aria-hidden="true" />} disabled={busy} onSelect={() => void put(null)}>
        {t('newFloor')}
      </MenuItem>
    </>
  )
}
