import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Row } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { editorTexts } from '../texts.ts'
import { defaultsOf, stateOf, ticked } from './riskTree.ts'
import type { RiskBranch } from './riskTree.ts'
import styles from './RiskTypes.module.css'

interface Props {
  tree: readonly RiskBranch[]
  chosen: readonly string[]
  /** Events of the last days by id; null: not known. */
  counts: ReadonlyMap<string, number> | null
  onChange: (chosen: string[]) => void
}

/** The tree of risk types with boxes of three states: all of what is below, some of it, none. */
export function RiskTypes({ tree, chosen, counts, onChange }: Props) {
  const t = useTexts(editorTexts)
  const set = new Set(chosen)
  const all = tree.reduce((sum, { total }) => sum + total + 1, 0)
  return (
    <section aria-label={t('riskTypes')}>
      <Row place="between">
        <Text as="h3" size="text">
          {t('riskTypes')}{' '}
          <Text tone="quiet" size="small">
            {t('riskTypesChosen', { chosen: set.size, total: all })}
          </Text>
        </Text>
        <button type="button" className={styles.defaults} onClick={() => onChange(defaultsOf(tree))}>
          {t('riskDefaults')}
        </button>
      </Row>
      <ul className={styles.tree}>
        {tree.map((one) => (
          <Branch key={one.id} one={one} set={set} counts={counts} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

interface BranchProps {
  one: RiskBranch
  set: ReadonlySet<string>
  counts: ReadonlyMap<string, number> | null
  onChange: (chosen: string[]) => void
}

function Branch({ one, set, counts, onChange }: BranchProps) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(true)
  const name = language === 'en' ? one.riskType.en : one.riskType.zh
  const state = stateOf(one, set)
  const below = one.idArr.filter((id) => id !== one.id)
  const count = counts?.get(one.id)
  return (
    <li>
      <span className={styles.line}>
        {one.child.length === 0 ? (
          <i />
        ) : (
          <button
            type="button"
            className={styles.sign}
            aria-expanded={open}
            aria-label={t(open ? 'shut' : 'open', { name })}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />}
          </button>
        )}
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={state === 'all'}
            ref={(box) => {
              if (box) box.indeterminate = state === 'some'
            }}
            onChange={() => onChange(ticked(one, set))}
          />
          {name}
        </label>
        <span className={styles.count}>
          {below.length > 0
            ? `${below.filter((id) => set.has(id)).length} / ${one.total}`
            : count === undefined
              ? null
              : count}
        </span>
      </span>
      {open && one.child.length > 0 ? (
        <ul className={styles.below}>
          {one.child.map((next) => (
            <Branch key={next.id} one={next} set={set} counts={counts} onChange={onChange} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}
