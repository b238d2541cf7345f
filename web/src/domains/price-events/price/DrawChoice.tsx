import { MessageSquare, Minus, Pencil, RectangleHorizontal, Trash2, TrendingUp, Undo2 } from 'lucide-react'
import { number, stretch } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Column, Fill, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import type { KeptDrawing } from './placed.ts'
import styles from './Price.module.css'
import { priceTexts } from './texts.ts'
import type { Drawings } from './useDrawings.ts'

const tools = [
  { kind: 'trend', Sign: TrendingUp },
  { kind: 'level', Sign: Minus },
  { kind: 'range', Sign: RectangleHorizontal },
  { kind: 'note', Sign: MessageSquare },
] as const
const icon = { size: 14, 'aria-hidden': true } as const

/** What is drawn: in words, as the list of drawings says it. */
function useSaid() {
  const t = useTexts(priceTexts)
  return ({ kind, anchors: [first, second], text }: KeptDrawing) =>
    [
      t(`tool_${kind}`),
      kind === 'level' ? number(first?.price) : stretch(first?.date ?? '', (second ?? first)?.date ?? '', ' – '),
      text,
    ]
      .filter(Boolean)
      .join(' · ')
}

/** Tools to draw with, and everything drawn: selected, deleted, converted where the prices are counted otherwise now. */
export function DrawChoice({ drawings, onTool }: { drawings: Drawings; onTool: () => void }) {
  const t = useTexts(priceTexts)
  const said = useSaid()
  const { drawn, displaced, later } = drawings
  const removal = (one: KeptDrawing) => (
    <IconButton
      size="small"
      label={t('deleteDrawing', { name: said(one) })}
      onClick={() => drawings.remove(one.drawingId)}
    >
      <Trash2 {...icon} />
    </IconButton>
  )
  return (
    <Column gap={3} className={styles.choices}>
      <Row gap={2} wrap>
        {tools.map(({ kind, Sign }) => (
          <Button
            key={kind}
            size="small"
            icon={<Sign {...icon} />}
            pressed={drawings.tool === kind}
            onClick={() => {
              drawings.setTool(drawings.tool === kind ? null : kind)
              onTool()
            }}
          >
            {t(`tool_${kind}`)}
          </Button>
        ))}
        <Button size="small" icon={<Undo2 {...icon} />} disabled={!drawings.undoable} onClick={drawings.undo}>
          {t('undo')}
        </Button>
      </Row>
      {drawn.length ? (
        <ul className={styles.drawings} aria-label={t('drawings')}>
          {drawn.map((one) => (
            <li key={one.drawingId}>
              <Fill as="span">
                <button
                  type="button"
                  className={styles.drawing}
                  aria-pressed={drawings.selected === one.drawingId}
                  onClick={() => drawings.select(one.drawingId)}
                >
                  {said(one)}
                </button>
              </Fill>
              {removal(one)}
            </li>
          ))}
        </ul>
      ) : null}
      {displaced.length ? (
        <Column gap={2} role="group" aria-label={t('displaced', { count: displaced.length })}>
          <Text size="small" tone="stale">
            {t('displaced', { count: displaced.length })}
          </Text>
          <ul className={styles.drawings}>
            {displaced.map((one) => (
              <li key={one.drawing.drawingId}>
                <Fill as="span">
                  {said(one.drawing)}
                  <Text as="small" tone="quiet">
                    {' '}
                    {t(`displaced_${one.why}`)}
                  </Text>
                </Fill>
                {one.ratio === null ? null : (
                  <IconButton
                    size="small"
                    label={t('convert', { ratio: number(one.ratio, { digits: 4 }) })}
                    onClick={() => drawings.convert(one)}
                  >
                    <Pencil {...icon} />
                  </IconButton>
                )}
                {removal(one.drawing)}
              </li>
            ))}
          </ul>
        </Column>
      ) : null}
      {later ? (
        <Text size="small" tone="quiet">
          {t('drawnLater', { count: later })}
        </Text>
      ) : null}
      <Text size="small" tone="quiet">
        {t(drawn.length || displaced.length ? 'drawHint' : 'drawNone')}
      </Text>
    </Column>
  )
}
