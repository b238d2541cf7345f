import { ArrowDown, ArrowUp, Columns3, GripVertical } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Button, IconButton } from '../Button.tsx'
import { Column as Stack, Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { Popup } from '../Popup.tsx'
import { SearchField } from '../SearchField.tsx'
import { SegmentedControl } from '../SegmentedControl.tsx'
import { movedTo } from './arrange.ts'
import styles from './ColumnsMenu.module.css'
import { columnsTexts } from './texts.ts'
import type { ListColumns } from './useColumns.ts'

interface Props<Row> {
  menu: ListColumns<Row>['menu']
  /** The sign alone, where there is no room for the word. */
  bare?: boolean
}

/** Columns of one's own: shown or not, their order by dragging, by Alt with the arrows or by buttons, how dense. */
export function ColumnsMenu<Row>({ menu, bare = false }: Props<Row>) {
  const t = useTexts(columnsTexts)
  return (
    <Popup
      align="end"
      label={t('columns')}
      className={styles.button}
      width={300}
      face={
        <>
          <Columns3 size={14} aria-hidden="true" />
          {bare ? null : t('columns')}
        </>
      }
    >
      {() => <Choices menu={menu} />}
    </Popup>
  )
}

function Choices<Row>({ menu }: Pick<Props<Row>, 'menu'>) {
  const t = useTexts(columnsTexts)
  const [text, setText] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const { keys } = menu
  const free = menu.columns.filter(({ fixed, title }) => !fixed && title !== '')
  const titles = new Map(free.map(({ key, title, unit }) => [key, unit ? `${title} (${unit})` : title]))
  const holds = (key: string) => (titles.get(key) ?? '').toLowerCase().includes(text.trim().toLowerCase())
  const rest = free.map(({ key }) => key).filter((key) => !keys.includes(key))
  const turn = (key: string, on: boolean) => menu.onKeys(on ? [...keys, key] : keys.filter((one) => one !== key))
  const step = (key: string, by: number) => menu.onKeys(movedTo(keys, key, keys.indexOf(key) + by))
  const onKey = (event: KeyboardEvent, key: string) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    step(key, by)
  }
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t('density')}
        value={menu.compact ? 'compact' : 'normal'}
        options={(['normal', 'compact'] as const).map((value) => ({ value, text: t(value) }))}
        onChange={(value) => menu.onCompact(value === 'compact')}
      />
      {free.length > 12 ? <SearchField label={t('find')} value={text} onSearch={setText} /> : null}
      <ul className={styles.list} aria-label={t('shown')}>
        {keys.filter(holds).map((key) => {
          const at = keys.indexOf(key)
          const name = titles.get(key) ?? key
          return (
            <li key={key}>
              <div
                role="presentation"
                className={styles.line}
                data-column={key}
                draggable
                data-dragged={dragged === key || undefined}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  event.dataTransfer.setData('text/plain', name)
                  setDragged(key)
                }}
                onDragOver={(event) => {
                  if (dragged !== null) event.preventDefault()
                }}
                onDrop={(event) => {
                  event.preventDefault()
                  if (dragged !== null) menu.onKeys(movedTo(keys, dragged, at))
                  setDragged(null)
                }}
                onDragEnd={() => setDragged(null)}
              >
                <GripVertical size={12} aria-hidden="true" />
                <label title={t('moveHint')}>
                  <input
                    type="checkbox"
                    checked
                    disabled={keys.length === 1}
                    onChange={() => turn(key, false)}
                    onKeyDown={(event) => onKey(event, key)}
                  />
                  {name}
                </label>
                <IconButton size="small" label={t('up', { name })} disabled={at === 0} onClick={() => step(key, -1)}>
                  <ArrowUp size={12} aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="small"
                  label={t('down', { name })}
                  disabled={at === keys.length - 1}
                  onClick={() => step(key, 1)}
                >
                  <ArrowDown size={12} aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ul>
      {rest.some(holds) ? (
        <>
          <Text size="small" tone="quiet">
            {t('more')}
          </Text>
          <ul className={styles.list} aria-label={t('more')}>
            {rest.filter(holds).map((key) => (
              <li key={key} className={styles.line} data-column={key}>
                <label>
                  <input type="checkbox" checked={false} onChange={() => turn(key, true)} />
                  {titles.get(key)}
                </label>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Row place="end">
        <Button size="small" kind="quiet" disabled={menu.usual} onClick={menu.onReset}>
          {t('reset')}
        </Button>
      </Row>
    </Stack>
  )
}
