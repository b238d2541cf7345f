import { ChevronDown } from 'lucide-react'
import { watch } from '@pandora/contract/domains/watch/operations'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { useReread } from '../../../../lib/live/useReread.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { MenuItem, Popup } from '../../../../ui/Popup.tsx'
import styles from './GroupChooser.module.css'
import { groupTexts } from './texts.ts'
import { Text } from '../../../../ui/kit/Text.tsx'

const topics = ['watch'] as const

/** Which group of the watch list is shown; not there while the reader has none. A group that is gone counts as all. */
export function GroupChooser({
  groupId,
  onChoose,
}: {
  groupId: string | undefined
  onChoose: (groupId: string | null) => void
}) {
  const t = useTexts(groupTexts)
  const { data } = useOperation(watch.groups, {})
  useReread(watch.groups, topics)
  const groups = data?.dataList ?? []
  const chosen = groups.find((group) => group.groupId === groupId)
  if (!groups.length) return null
  const name = chosen?.name ?? t('all')
  return (
    <Popup
      role="menu"
      label={`${t('group')}: ${name}`}
      className={styles.button}
      face={
        <>
          <Text>{name}</Text>
          <ChevronDown size={14} aria-hidden="true" />
        </>
      }
    >
      {(close) => (
        <>
          <MenuItem
            checked={!chosen}
            onSelect={() => {
              onChoose(null)
              close()
            }}
          >
            {t('all')}
          </MenuItem>
          {groups.map((group) => (
            <MenuItem
              key={group.groupId}
              checked={group === chosen}
              onSelect={() => {
                onChoose(group.groupId)
                close()
              }}
            >
              {group.name} · {group.companies}
            </MenuItem>
          ))}
        </>
      )}
    </Popup>
  )
}
