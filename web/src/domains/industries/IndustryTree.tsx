import { ChevronDown, ChevronRight } from 'lucide-react'
import { useEffect, useId, useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage } from '../../lib/texts.ts'
import { nodesHolding, parentsIn, rowsInSight, wayTo } from './treeNodes.ts'
import type { IndustryNode } from './treeNodes.ts'
import styles from './IndustryTree.module.css'
import { Text } from '../../ui/kit/Text.tsx'

interface Props {
  label: string
  nodes: readonly IndustryNode[]
  /** Only what holds this text; the way to it is open. */
  text: string
  chosen: string
  onChoose: (id: string) => void
}

/** Three levels of industries with the number of companies in each; arrows move, open and close, Enter chooses. */
export function IndustryTree({ label, nodes, text, chosen, onChoose }: Props) {
  const language = useLanguage()
  const id = useId()
  const held = useMemo(() => nodesHolding(nodes, text), [nodes, text])
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(wayTo(nodes, chosen).slice(0, -1)))
  const [active, setActive] = useState(chosen)
  const [shown, setShown] = useState({ chosen, text })
  if (shown.chosen !== chosen || shown.text !== text) {
    setShown({ chosen, text })
    setOpen(new Set(text ? parentsIn(held) : [...open, ...wayTo(nodes, chosen).slice(0, -1)]))
    if (shown.chosen !== chosen) setActive(chosen)
  }
  const rows = useMemo(() => rowsInSight(held, open), [held, open])
  const at = rows.findIndex(({ node }) => node.id === active)
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])

  const turn = (nodeId: string, to: boolean) =>
    setOpen((was) => {
      const next = new Set(was)
      if (to) next.add(nodeId)
      else next.delete(nodeId)
      return next
    })
  const go = (to: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, to))]
    if (!row) return
    setActive(row.node.id)
    document.getElementById(`${id}-${row.node.id}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at]
    const acts: Record<string, () => void> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at < 0 ? 0 : at - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => {
        if (row?.open === false) turn(row.node.id, true)
        else go(at + 1)
      },
      ArrowLeft: () => {
        if (row?.open) turn(row.node.id, false)
        else if (row) go(rows.findLastIndex((one, index) => index < at && one.level < row.level))
      },
      Enter: () => {
        if (row) onChoose(row.node.id)
      },
      ' ': () => {
        if (row) onChoose(row.node.id)
      },
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div
      role="tree"
      aria-label={label}
      tabIndex={0}
      className={styles.tree}
      aria-activedescendant={at >= 0 ? `${id}-${active}` : undefined}
      onKeyDown={onKeyDown}
    >
      {rows.map(({ node, level, open: isOpen }) => (
        <div
          key={node.id}
          id={`${id}-${node.id}`}
          role="treeitem"
          aria-level={level}
          aria-expanded={isOpen}
          aria-selected={node.id === chosen}
          tabIndex={-1}
          className={`${styles.row} ${node.id === chosen ? styles.chosen : ''} ${node.id === active ? styles.active : ''}`}
          style={{ paddingLeft: 6 + (level - 1) * 16 }}
          onClick={() => {
            setActive(node.id)
            onChoose(node.id)
          }}
          onKeyDown={(event) => {
            event.stopPropagation()
            onKeyDown(event)
          }}
        >
          {isOpen === undefined ? (
            <span className={styles.turn} />
          ) : (
            <span
              className={styles.turn}
              aria-hidden="true"
              onClick={(event) => {
                event.stopPropagation()
                turn(node.id, !isOpen)
              }}
            >
              {isOpen ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
            </span>
          )}
          <Text className={styles.name}>{named(node.nodeName, node.nodeNameEn, language)}</Text>
          <span className={styles.count}>{number(node.num, { digits: 0 })}</span>
        </div>
      ))}
    </div>
  )
}
