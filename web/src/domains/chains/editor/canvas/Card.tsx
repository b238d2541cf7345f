import { Handle, Position } from '@xyflow/react'
import type { NodeProps } from '@xyflow/react'
import { memo } from 'react'
import { useTexts } from '../../../../lib/texts.ts'
import { Balance } from '../../../impact/offers/scores/Scores.tsx'
import { effectLevel, effectText, useOverlay } from '../overlay.ts'
import { useEditor } from '../state.ts'
import { editorTexts } from '../texts.ts'
import { companiesOf } from '../words.ts'
import type { CardNode } from './flow.ts'
import styles from './Card.module.css'
import { useCardScores } from './scores.ts'
import { Text } from '../../../../ui/kit/Text.tsx'

/** A company or a part: who is in it, its scores, and what a scenario does to it. */
export const Card = memo(function Card({ id, data: { node }, selected }: NodeProps<CardNode>) {
  const t = useTexts(editorTexts)
  const { effects, scores: known } = useOverlay()
  const asked = known.size > 0
  const current = useEditor((editor) => editor.current === id)
  const connecting = useEditor((editor) => editor.connecting === id)
  const lit = useEditor((editor) => (editor.lit.length === 0 ? null : editor.lit.includes(id)))
  const scores = useCardScores(node)
  const effect = effects.get(id)
  const all = companiesOf(node)
  const inside =
    node.kind === 'part'
      ? all.map(({ name }) => name).join(t('comma'))
      : node.data.partList.map(({ name }) => name).join(t('comma'))
  return (
    <div
      className={styles.card}
      data-node={id}
      data-selected={selected}
      data-current={current}
      data-connecting={connecting}
      data-lit={lit ?? undefined}
      data-hit={effect ? effectLevel(effect) : undefined}
    >
      <Handle type="target" position={Position.Left} className={styles.handle ?? ''} />
      <span className={styles.head}>
        <Text as="b" title={node.data.name}>
          {node.data.name}
        </Text>
        <span className={styles.aside}>
          {node.kind === 'part'
            ? t('companies', { count: all.length })
            : node.data.companyId === null
              ? t('unknownShort')
              : null}
        </span>
      </span>
      <Text className={styles.inside} title={inside || undefined}>
        {inside || (node.kind === 'part' ? t('noCompanies') : t('noParts'))}
      </Text>
      <span className={styles.foot}>
        {scores ? (
          <span className={styles.scores} title={t(node.kind === 'part' ? 'scoresOfPart' : 'scoresOfCompany')}>
            <span className={styles.risk}>{Math.round(scores.riskPoint)}</span>
            <Balance risk={scores.riskPoint} opportunity={scores.opportunityPoint} />
            <span className={styles.opportunity}>{Math.round(scores.opportunityPoint)}</span>
          </span>
        ) : (
          <span className={styles.none}>
            {asked && all.some(({ companyId }) => companyId !== null) ? t('noScores') : null}
          </span>
        )}
        {effect ? (
          <b className={styles.risk}>{effectText(effect)}</b>
        ) : node.data.riskTypeList.length > 0 ? (
          <span>{t('riskCount', { count: node.data.riskTypeList.length })}</span>
        ) : null}
      </span>
      <Handle type="source" position={Position.Right} className={styles.handle ?? ''} />
    </div>
  )
})

/** A frame around nodes: taken by its head, it moves with all that is in it. */
export const Frame = memo(function Frame({ id, data: { node }, selected }: NodeProps<CardNode>) {
  const current = useEditor((editor) => editor.current === id)
  return (
    <div className={styles.frame} data-node={id} data-selected={selected} data-current={current}>
      <Text as="b" data-frame-head className={styles.frameHead}>
        {node.data.name}
      </Text>
    </div>
  )
})
