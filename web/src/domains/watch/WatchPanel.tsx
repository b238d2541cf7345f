import { ArrowDown, ArrowUp, ArrowUpToLine, Building2, Star } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { watch } from '@pandora/contract/domains/watch/operations'
import { Button } from '../../ui/Button.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useGo } from '../../lib/address.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { companyPlace, nameOf } from './columns.tsx'
import { Change, Course, Last, News } from './figures.tsx'
import { watchTexts } from './texts.ts'
import type { Group } from './offers/groups/useGroups.ts'
import type { Watched } from './useWatchList.ts'
import { Row } from '../../ui/kit/Stack.tsx'
import styles from './WatchPanel.module.css'

const PAUSE = 900
const draftKey = (companyId: string) => `pandora-note:${companyId}`

/** A note that saves itself after a pause; what is not saved yet survives a reload. */
function Note({ row }: { row: Watched }) {
  const t = useTexts(watchTexts)
  const language = useLanguage()
  const arrange = useAction(watch.arrange, { invalidates: [watch.list] })
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey(row.companyId)) ?? row.note)
  const [saved, setSaved] = useState(row.note)
  const save = useRef(() => {})
  useEffect(() => {
    save.current = () => {
      if (text === saved) return
      arrange.mutate(
        { companyId: row.companyId, note: text },
        {
          onSuccess: () => {
            setSaved(text)
            sessionStorage.removeItem(draftKey(row.companyId))
          },
          onError: (error) => notify('error', failureText(error, language)),
        },
      )
    }
  })
  useEffect(() => {
    if (text === saved) return undefined
    sessionStorage.setItem(draftKey(row.companyId), text)
    const timer = setTimeout(() => save.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [text, saved, row.companyId])
  return (
    <label className={styles.part}>
      <span className={styles.label}>
        {t('note')}
        <span role="status">{text === saved ? (saved ? t('noteSaved') : '') : t('noteUnsaved')}</span>
      </span>
      <textarea
        className={styles.note}
        rows={4}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => save.current()}
      />
      <span className={styles.hint}>{t('noteHint')}</span>
    </label>
  )
}

interface Props {
  row: Watched
  groups: readonly Group[]
  /** Place in the list from 0; null while sorted. */
  place: number | null
  count: number
  onMove: (to: number) => void
  onUnstar: () => void
  onClose: () => void
}

/** What can be set about a watched company: groups, note, place. */
export function WatchPanel({ row, groups, place, count, onMove, onUnstar, onClose }: Props) {
  const t = useTexts(watchTexts)
  const language = useLanguage()
  const go = useGo()
  const arrange = useAction(watch.arrange, { invalidates: [watch.list, watch.groups, watch.optionalStocks] })
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const inGroups = wanted ?? row.groupIds
  const toggle = (groupId: string) => {
    const next = inGroups.includes(groupId) ? inGroups.filter((id) => id !== groupId) : [...inGroups, groupId]
    setWanted(next)
    arrange.mutate(
      { companyId: row.companyId, groupIds: next },
      { onSettled: () => setWanted(null), onError: (error) => notify('error', failureText(error, language)) },
    )
  }
  return (
    <SidePanel title={nameOf(row, language)} context={`${row.stockCode} ${row.exchangeCode}`} onClose={onClose}>
      <Row>
        <span className={styles.last}>
          <Last row={row} />
        </span>
        <Change row={row} arrow />
        <span className={styles.course}>
          <Course row={row} width={120} height={36} />
        </span>
      </Row>
      <div className={styles.news}>
        <News row={row} />
      </div>
      <div className={styles.actions}>
        <Button
          kind="primary"
          icon={<Building2 size={16} aria-hidden="true" />}
          onClick={() => go(companyPlace(row.companyId))}
        >
          {t('openCompany')}
        </Button>
        <Button icon={<Star size={16} className={styles.star} aria-hidden="true" />} onClick={onUnstar}>
          {t('unstar', { name: '' }).trim()}
        </Button>
      </div>
      <fieldset className={styles.part}>
        <legend className={styles.label}>{t('inGroups')}</legend>
        {groups.length ? (
          groups.map(({ groupId, name }) => (
            <Row key={groupId} className={styles.check} as="label">
              <input type="checkbox" checked={inGroups.includes(groupId)} onChange={() => toggle(groupId)} />
              {name}
            </Row>
          ))
        ) : (
          <span className={styles.hint}>{t('noGroups')}</span>
        )}
      </fieldset>
      <Note key={row.companyId} row={row} />
      <div className={styles.part}>
        <span className={styles.label}>
          {t('place')}
          {place === null ? null : (
            <span>
              {place + 1} / {count}
            </span>
          )}
        </span>
        <div className={styles.moves}>
          <Button
            size="small"
            disabled={place === null || place === 0}
            icon={<ArrowUpToLine size={14} aria-hidden="true" />}
            onClick={() => onMove(0)}
          >
            {t('toTop')}
          </Button>
          <Button
            size="small"
            disabled={place === null || place === 0}
            icon={<ArrowUp size={14} aria-hidden="true" />}
            onClick={() => onMove((place ?? 0) - 1)}
          >
            {t('up')}
          </Button>
          <Button
            size="small"
            disabled={place === null || place >= count - 1}
            icon={<ArrowDown size={14} aria-hidden="true" />}
            onClick={() => onMove((place ?? 0) + 1)}
          >
            {t('down')}
          </Button>
        </div>
        <span className={styles.hint}>{t(place === null ? 'placeSorted' : 'placeHint')}</span>
      </div>
    </SidePanel>
  )
}
