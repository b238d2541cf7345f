import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { ChainNode } from '@pandora/contract/domains/chains/graph'
import { chains } from '@pandora/contract/domains/chains/operations'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { number } from '../../../../lib/formats.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { Row } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { newId } from '../model/nodes.ts'
import { editorTexts } from '../texts.ts'
import styles from './Panels.module.css'

/** Most products of a company that are offered. */
const MOST_MADE = 12
type Parts = ChainNode['data']['partList']

interface Props {
  /** The company of the node: what it makes is offered. */
  companyId: string | null
  parts: Parts
  onChange: (parts: Parts, field: string) => void
}

/** The parts of a node (`partList`): added, named, taken away. */
export function PartRows({ companyId, parts, onChange }: Props) {
  const t = useTexts(editorTexts)
  const [typed, setTyped] = useState('')
  const put = (name: string) => {
    if (!parts.some((part) => part.name === name)) onChange([...parts, { id: newId(), name, note: null }], 'parts')
  }
  const add = () => {
    const name = typed.trim()
    if (name === '') return
    setTyped('')
    put(name)
  }
  return (
    <section aria-label={t('parts')}>
      <Text as="h3" size="text">
        {t('parts')}{' '}
        <Text tone="quiet" size="small">
          {parts.length}
        </Text>
      </Text>
      <div className={styles.parts}>
        {parts.map((part, at) => (
          <PartRow
            key={part.id}
            name={part.name}
            remove={t('removeOne', { name: part.name })}
            onRename={(name) => onChange(parts.with(at, { ...part, name }), `part ${part.id}`)}
            onRemove={() => onChange(parts.toSpliced(at, 1), 'parts')}
          />
        ))}
        <input
          className={styles.input}
          aria-label={t('newPart')}
          placeholder={t('newPart')}
          value={typed}
          maxLength={80}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
          }}
        />
        <IconButton size="small" label={t('addPart')} disabled={typed.trim() === ''} onClick={add}>
          <Plus size={14} aria-hidden="true" />
        </IconButton>
      </div>
      {companyId === null ? null : (
        <Made companyId={companyId} has={new Set(parts.map(({ name }) => name))} onChoose={put} />
      )}
    </section>
  )
}

/** What the company of a node makes, and is no part of the node yet: a press makes it one (CHAIN-26). */
function Made({
  companyId,
  has,
  onChoose,
}: {
  companyId: string
  has: ReadonlySet<string>
  onChoose: (name: string) => void
}) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const query = useOperation(chains.companyParts, { companyId })
  const made = (query.data?.companyParts ?? [])
    .map((one) => ({ ...one, called: named(one.nameZh, one.nameEn, language, one.name) }))
    .filter(({ name, called }) => !has.has(name) && !has.has(called))
    // What supplies name and the report names too is one product: the one of the report has its part of revenue.
    .toSorted((one, other) => Number(other.origin === 'business') - Number(one.origin === 'business'))
    .filter((one, at, all) => all.findIndex(({ called }) => called === one.called) === at)
  if (made.length === 0) return null
  return (
    <Row wrap gap={3} role="group" aria-label={t('makes')} className={styles.made}>
      <Text size="small" tone="quiet">
        {t('makes')}
      </Text>
      {made.slice(0, MOST_MADE).map(({ id, called, revenueShare, customers }) => (
        <Button
          key={id}
          size="small"
          icon={<Plus size={12} aria-hidden="true" />}
          title={
            revenueShare === null
              ? t('madeFor', { count: customers })
              : t('madeShare', { percent: number(revenueShare * 100, { digits: 1 }) })
          }
          onClick={() => onChoose(called)}
        >
          {called}
        </Button>
      ))}
    </Row>
  )
}

interface RowProps {
  name: string
  remove: string
  onRename: (name: string) => void
  onRemove: () => void
}

function PartRow({ name, remove, onRename, onRemove }: RowProps) {
  const t = useTexts(editorTexts)
  return (
    <>
      <input
        className={styles.input}
        aria-label={t('newPart')}
        value={name}
        maxLength={80}
        onChange={(event) => {
          if (event.target.value.trim() !== '') onRename(event.target.value)
        }}
      />
      <IconButton size="small" label={remove} onClick={onRemove}>
        <X size={14} aria-hidden="true" />
      </IconButton>
    </>
  )
}
