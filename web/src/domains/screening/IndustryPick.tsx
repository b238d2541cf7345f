import { ChevronDown, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { screeningTexts } from './texts.ts'
import styles from './IndustryPick.module.css'
import { Text } from '../../ui/kit/Text.tsx'

interface Node {
  id: string
  nodeName: string
  nodeNameEn: string | null
  num: number
  nodeList?: Node[]
}
interface Props {
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

const holds = (node: Node, text: string): boolean =>
  `${node.nodeName} ${node.nodeNameEn ?? ''} ${node.id}`.toLowerCase().includes(text) ||
  (node.nodeList ?? []).some((one) => holds(one, text))
const below = (node: Node): string[] => (node.nodeList ?? []).flatMap((one) => [one.id, ...below(one)])

/** Industries of all three levels to be ticked; one stands for all below it. */
export function IndustryPick({ chosen, onChange }: Props) {
  const t = useTexts(screeningTexts)
  const query = useOperation(industries.tree, {})
  const language = useLanguage()
  const nodes = query.data?.nodeList
  const names = useMemo(() => namesOf(nodes ?? [], language), [nodes, language])
  const face =
    chosen.length === 0
      ? t('allIndustries')
      : chosen.length <= 2
        ? chosen.map((id) => names.get(id) ?? id).join(language === 'en' ? ', ' : '、')
        : t('chosenIndustries', { count: chosen.length })
  return (
    <Popup
      label={`${t('industries')}: ${face}`}
      className={`${styles.face} ${chosen.length > 0 ? styles.set : ''}`}
      face={
        <>
          <span>{face}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </>
      }
      width={262}
    >
      {() => (
        <Answer query={query} waiting={<Skeleton count={10} height={24} />}>
          {({ nodeList }) => <Choices nodes={nodeList} chosen={chosen} onChange={onChange} />}
        </Answer>
      )}
    </Popup>
  )
}

function Choices({ nodes, chosen, onChange }: Props & { nodes: OutputOf<typeof industries.tree>['nodeList'] }) {
  const t = useTexts(screeningTexts)
  const [text, setText] = useState('')
  const sought = text.trim().toLowerCase()
  const found = (nodes as Node[]).filter((node) => holds(node, sought))
  const turn = (node: Node, on: boolean) =>
    onChange(
      on ? [...chosen.filter((id) => !below(node).includes(id)), node.id] : chosen.filter((id) => id !== node.id),
    )
  return (
    <div className={styles.choices}>
      <input
        type="search"
        className={styles.find}
        aria-label={t('findIndustry')}
        placeholder={t('findIndustry')}
        value={text}
        maxLength={60}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length === 0 ? (
        <p className={styles.none}>{t('noIndustry')}</p>
      ) : (
        <ul>
          {found.map((node) => (
            <Choice key={node.id} node={node} level={1} text={sought} chosen={chosen} covered={false} onTurn={turn} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface ChoiceProps {
  node: Node
  level: number
  text: string
  chosen: readonly string[]
  covered: boolean
  onTurn: (node: Node, on: boolean) => void
}

function Choice({ node, level, text, chosen, covered, onTurn }: ChoiceProps) {
  const t = useTexts(screeningTexts)
  const language = useLanguage()
  const own = chosen.includes(node.id)
  const inner = node.nodeList ?? []
  const [opened, setOpened] = useState(() =>
    inner.some((one) => chosen.includes(one.id) || below(one).some((id) => chosen.includes(id))),
  )
  const open = opened || (text !== '' && inner.some((one) => holds(one, text)))
  const name = named(node.nodeName, node.nodeNameEn, language)
  return (
    <li>
      <div className={styles.row} style={{ paddingLeft: 4 + (level - 1) * 18 }}>
        {inner.length > 0 ? (
          <button
            type="button"
            className={styles.turn}
            aria-label={t(open ? 'closeIndustry' : 'openIndustry', { name })}
            aria-expanded={open}
            onClick={() => setOpened(!open)}
          >
            {open ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />}
          </button>
        ) : (
          <span className={styles.turn} />
        )}
        <label className={styles.label}>
          <input
            type="checkbox"
            checked={own || covered}
            disabled={covered}
            onChange={(event) => onTurn(node, event.target.checked)}
          />
          <Text>{name}</Text>
          <small>{number(node.num, { digits: 0 })}</small>
        </label>
      </div>
      {open ? (
        <ul>
          {inner
            .filter(
              (one) =>
                text === '' || (holds(node, text) && (holds(one, text) || !inner.some((other) => holds(other, text)))),
            )
            .map((one) => (
              <Choice
                key={one.id}
                node={one}
                level={level + 1}
                text={text}
                chosen={chosen}
                covered={covered || own}
                onTurn={onTurn}
              />
            ))}
        </ul>
      ) : null}
    </li>
  )
}

function namesOf(nodes: readonly Node[], language: string, names = new Map<string, string>()): Map<string, string> {
  for (const node of nodes) {
    names.set(node.id, named(node.nodeName, node.nodeNameEn, language))
    namesOf(node.nodeList ?? [], language, names)
  }
  return names
}
