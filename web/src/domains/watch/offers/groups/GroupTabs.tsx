import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import type { DragEvent } from 'react'
import { MenuItem, Popup } from '../../../../ui/Popup.tsx'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { useGo } from '../../../../lib/address.ts'
import { number } from '../../../../lib/formats.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { GroupForm } from './GroupForm.tsx'
import { Row } from '../../../../ui/kit/Stack.tsx'
import styles from './GroupTabs.module.css'
import { groupTexts } from './texts.ts'
import type { Group, useGroups } from './useGroups.ts'

interface Props {
  groups: ReturnType<typeof useGroups>
  chosen: string | undefined
  /** Companies in all, as far as known. */
  total: number | undefined
  /** A company dropped on a group's name. */
  onDropCompany: (group: Group) => void
}
const GROUP = 'application/x-pandora-group'

/** What can be done with the chosen group. */
function GroupMenu({ group, index, groups }: { group: Group; index: number; groups: Props['groups'] }) {
  const t = useTexts(groupTexts)
  const go = useGo()
  const [renaming, setRenaming] = useState(false)
  return (
    <Popup
      role={renaming ? 'dialog' : 'menu'}
      label={t('groupMenu', { name: group.name })}
      className={styles.menu}
      {...(renaming ? { width: 248 } : {})}
      face={<ChevronDown size={14} aria-hidden="true" />}
      onOpen={() => setRenaming(false)}
    >
      {(close) =>
        renaming ? (
          <GroupForm
            name={group.name}
            action={t('save')}
            busy={groups.saving}
            onSave={(name) => groups.rename(group, name, close)}
          />
        ) : (
          <>
            <MenuItem onSelect={() => setRenaming(true)}>{t('rename')}</MenuItem>
            <MenuItem
              disabled={index === 0}
              onSelect={() => {
                close()
                void groups.move(group, index - 1)
              }}
            >
              {t('moveLeft')}
            </MenuItem>
            <MenuItem
              disabled={index === groups.groups.length - 1}
              onSelect={() => {
                close()
                void groups.move(group, index + 1)
              }}
            >
              {t('moveRight')}
            </MenuItem>
            <MenuItem
              onSelect={() => {
                close()
                void groups.remove(group, () => go('/index/watch', { atOnce: true }))
              }}
            >
              {t('deleteGroup')}
            </MenuItem>
          </>
        )
      }
    </Popup>
  )
}

/** The groups as tabs that are addresses; reordered by dragging or by their menu, and companies are dropped on them. */
export function GroupTabs({ groups, chosen, total, onDropCompany }: Props) {
  const t = useTexts(groupTexts)
  const go = useGo()
  const [over, setOver] = useState<string | null>(null)
  const drop = (event: DragEvent, group: Group, index: number) => {
    event.preventDefault()
    setOver(null)
    const dragged = groups.groups.find(({ groupId }) => groupId === event.dataTransfer.getData(GROUP))
    if (dragged) void groups.move(dragged, index)
    else onDropCompany(group)
  }
  return (
    <Row className={styles.bar}>
      <Row aria-label={t('groups')} className={styles.tabs} as="nav" gap={6} align="stretch">
        <ScreenLink to="/index/watch" className={styles.tab} aria-current={chosen ? undefined : 'page'}>
          {t('everyCompany')}
          {total === undefined ? null : <span className={styles.count}>{number(total, { digits: 0 })}</span>}
        </ScreenLink>
        {groups.groups.map((group, index) => (
          <span
            key={group.groupId}
            className={`${styles.group} ${over === group.groupId ? styles.over : ''}`}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(group.groupId)
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => drop(event, group, index)}
          >
            <ScreenLink
              to={`/index/watch/${encodeURIComponent(group.groupId)}`}
              className={styles.tab}
              aria-current={chosen === group.groupId ? 'page' : undefined}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.setData(GROUP, group.groupId)
                event.dataTransfer.effectAllowed = 'move'
              }}
            >
              {group.name}
              <span className={styles.count}>{number(group.companies, { digits: 0 })}</span>
            </ScreenLink>
            {chosen === group.groupId ? <GroupMenu group={group} index={index} groups={groups} /> : null}
          </span>
        ))}
        <ScreenLink
          to="/index/watch/events"
          className={styles.tab}
          aria-current={chosen === 'events' ? 'page' : undefined}
        >
          {t('watchedEvents')}
        </ScreenLink>
      </Row>
      <Popup
        label={t('newGroup')}
        title={t('newGroup')}
        className={styles.menu}
        width={248}
        face={<Plus size={16} aria-hidden="true" />}
      >
        {(close) => (
          <GroupForm
            action={t('create')}
            busy={groups.saving}
            onSave={(name) =>
              groups.create(name, ({ groupId }) => {
                close()
                go(`/index/watch/${encodeURIComponent(groupId)}`)
              })
            }
          />
        )}
      </Popup>
    </Row>
  )
}
